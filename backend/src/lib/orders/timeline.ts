import type { OrderDetail, OrderStatus } from '@caseloom/contract'

type Step = OrderDetail['timeline'][number]

/** Statuses for which each step is done, as the specification's table has them. */
const DONE = {
  processing: [
    'processing',
    'in_progress',
    'manufacturing',
    'shipped',
    'in_transit',
    'complete',
    'delivered',
  ],
  manufacturing: ['manufacturing', 'shipped', 'in_transit', 'complete', 'delivered'],
  shipped: ['shipped', 'in_transit', 'complete', 'delivered'],
  final: ['complete', 'delivered'],
} as const satisfies Record<string, readonly OrderStatus[]>

export interface TimelineFacts {
  status: OrderStatus
  /** True where the print provider has an order of its own: then it is being made, whatever the status word. */
  hasPrintOrder: boolean
  placedAt: string
  decidedAt: string | null
  shippedAt: string | null
  deliveredAt: string | null
  deliveryEstimated: boolean
  /** True where the print provider has given up a part of it. */
  partCancelled: boolean
  statusChangedAt: string | null
}

/** How an order without a case ends, in place of the steps that will not come. */
const ENDS: Partial<Record<OrderStatus, { title: string; description: string; done: boolean }>> = {
  rejected: { title: 'Not accepted', description: 'Your order was not accepted', done: true },
  cancelling: { title: 'Being cancelled', description: 'Your order is being cancelled', done: false },
  cancelled: { title: 'Cancelled', description: 'Your order was cancelled', done: true },
}

/** The five steps of an order, or what was done of one that ended before. The last one that is done is the current one. */
export function timeline(facts: TimelineFacts): Step[] {
  const steps = stepsOf(facts)
  const end = ENDS[facts.status]
  if (end) {
    const at = facts.status === 'rejected' ? facts.decidedAt : (facts.statusChangedAt ?? facts.decidedAt)
    const done = steps.filter((step) => step.done).map((step) => ({ ...step, current: false }))
    return [...done, { key: 'ended', ...end, current: true, at: end.done ? at : null }]
  }
  const current = steps.findLastIndex((step) => step.done)
  return steps.map((step, index) => ({ ...step, current: index === current }))
}

function stepsOf(facts: TimelineFacts): Omit<Step, 'current'>[] {
  const done = (key: keyof typeof DONE) => (DONE[key] as readonly OrderStatus[]).includes(facts.status)
  const complete = facts.status === 'complete'
  const making = done('manufacturing') || facts.hasPrintOrder
  return [
    {
      key: 'placed',
      title: 'Order Placed',
      // No word of the payment: it may only be held, or have been released again.
      description: 'We have your order',
      done: true,
      at: facts.placedAt,
    },
    {
      key: 'processing',
      title: 'Processing',
      description: 'Your order was checked and sent to print',
      done: done('processing'),
      at: done('processing') ? facts.decidedAt : null,
    },
    {
      key: 'manufacturing',
      title: 'Manufacturing',
      description: 'Your case is being made',
      done: making,
      at: making && !facts.shippedAt ? facts.statusChangedAt : null,
    },
    {
      key: 'shipped',
      title: 'Shipped',
      description: 'Your case is on its way',
      done: done('shipped'),
      at: done('shipped') ? facts.shippedAt : null,
    },
    {
      key: 'final',
      title: complete ? 'Complete' : 'Delivered',
      description: finalSentence(complete, facts),
      done: done('final'),
      at: done('final') ? (facts.deliveredAt ?? facts.statusChangedAt) : null,
    },
  ]
}

function finalSentence(complete: boolean, { partCancelled, deliveryEstimated }: TimelineFacts): string {
  if (complete && partCancelled) return 'What could be made of your order should be with you'
  if (complete) return 'Your order has been completed'
  return deliveryEstimated
    ? 'Your order should have been delivered by now (estimated)'
    : 'Your order has been delivered'
}
