export interface TimelineStep {
  key: 'placed' | 'processing' | 'manufacturing' | 'shipped' | 'final'
  title: string
  description: string
  done: boolean
  current: boolean
}

const DONE_FOR = {
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
}

/** The steps of an order by its status; used where the shop's own timeline did not come. */
export function timelineOf(status: string, hasProviderOrder: boolean): TimelineStep[] {
  const now = status.toLowerCase()
  const complete = now === 'complete'
  const steps: Omit<TimelineStep, 'current'>[] = [
    { key: 'placed', title: 'Order Placed', description: 'Your order has been received', done: true },
    {
      key: 'processing',
      title: 'Processing',
      description: 'Your order has been approved',
      done: DONE_FOR.processing.includes(now),
    },
    {
      key: 'manufacturing',
      title: 'Manufacturing',
      description: 'Your case is being printed',
      done: hasProviderOrder || DONE_FOR.manufacturing.includes(now),
    },
    {
      key: 'shipped',
      title: 'Shipped',
      description: 'Your order is on its way',
      done: DONE_FOR.shipped.includes(now),
    },
    {
      key: 'final',
      title: complete ? 'Complete' : 'Delivered',
      description: complete ? 'Your order has been completed' : 'Your order has been delivered',
      done: DONE_FOR.final.includes(now),
    },
  ]
  const last = steps.findLastIndex((step) => step.done)
  return steps.map((step, index) => ({ ...step, current: index === last }))
}
