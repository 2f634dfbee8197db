import { ORDER_STATUSES, type OrderStatus } from '@caseloom/contract'
import { describe, expect, it } from 'vitest'
import { timeline } from './timeline'

const steps = (status: OrderStatus, hasPrintOrder = false, partCancelled = false) =>
  timeline({
    status,
    hasPrintOrder,
    placedAt: '2026-11-20T09:00:00Z',
    decidedAt: '2026-11-20T10:00:00Z',
    shippedAt: null,
    deliveredAt: null,
    deliveryEstimated: false,
    partCancelled,
    statusChangedAt: '2026-11-20T11:00:00Z',
  })

/** How an order ends without a case. */
const ENDED = ['rejected', 'cancelling', 'cancelled'] as const
type Going = Exclude<OrderStatus, (typeof ENDED)[number]>
const going = ORDER_STATUSES.filter((status): status is Going => !ENDED.some((end) => end === status))

/** How many steps are done, counted from the first, for each status of an order without a print order. */
const DONE: Record<Going, number> = {
  pending_admin_approval: 1,
  adjustment_requested: 1,
  processing: 2,
  in_progress: 2,
  manufacturing: 3,
  shipped: 4,
  in_transit: 4,
  delivered: 5,
  complete: 5,
  prodigi_failed: 1,
}

describe('timeline', () => {
  it.each(going)('%s', (status) => {
    const told = steps(status)
    expect(told.map(({ done }) => done)).toEqual(told.map((_, index) => index < DONE[status]))
    expect(told.findIndex(({ current }) => current)).toBe(DONE[status] - 1)
    expect(told.filter(({ current }) => current)).toHaveLength(1)
  })

  it('shows manufacturing as done as soon as the printer has an order', () => {
    expect(steps('in_progress', true).map(({ done }) => done)).toEqual([true, true, true, false, false])
  })

  it.each([
    ['rejected', 'Not accepted', true, '2026-11-20T10:00:00Z'],
    ['cancelled', 'Cancelled', true, '2026-11-20T11:00:00Z'],
    ['cancelling', 'Being cancelled', false, null],
  ] as const)('shows of an order that is %s what was done, and its end', (status, title, done, at) => {
    expect(steps(status)).toEqual([
      expect.objectContaining({ key: 'placed', done: true, current: false }),
      expect.objectContaining({ key: 'ended', title, done, current: true, at }),
    ])
    expect(steps(status, true).map(({ key }) => key)).toEqual(['placed', 'manufacturing', 'ended'])
  })

  it('names the last step after how the order ended', () => {
    expect(steps('complete').at(-1)).toMatchObject({
      title: 'Complete',
      description: 'Your order has been completed',
    })
    expect(steps('complete', true, true).at(-1)).toMatchObject({
      description: 'What could be made of your order should be with you',
    })
    expect(steps('delivered').at(-1)).toMatchObject({
      title: 'Delivered',
      description: 'Your order has been delivered',
    })
    expect(steps('shipped').at(-1)).toMatchObject({ title: 'Delivered', done: false, at: null })
  })
})
