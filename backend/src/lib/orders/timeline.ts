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
  statusChangedAt: string | null
}

/** The five steps of an order. The last one that is done is the current one. */
export function timeline(facts: TimelineFacts): Step[] {
  const done = (key: keyof typeof DONE) => (DONE[key] as readonly OrderStatus[]).includes(facts.status)
  const complete = facts.status === 'complete'
  const making = done('manufacturing') || facts.hasPrintOrder
  const steps: Omit<Step, 'current'>[] = [
    {
      key: 'placed',
      title: 'Order Placed',
      description: 'We have your order and payment',
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
      description: finalSentence(complete, facts.deliveryEstimated),
      done: done('final'),
      at: done('final') ? (facts.deliveredAt ?? facts.statusChangedAt) : null,
    },
  ]
  const current = steps.findLastIndex((step) => step.done)
  return steps.map((step, index) => ({ ...step, current: index === current }))
}

function finalSentence(complete: boolean, estimated: boolean): string {
  if (complete) return 'Your order has been completed'
  return estimated
    ? 'Your order should have been delivered by now (estimated)'
    : 'Your order has been delivered'
}
