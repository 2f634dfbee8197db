import { describe, expect, it } from 'vitest'
import { digestOf, mailsOf } from './notices'

const order = (number: number, since: string) => ({
  orderId: `order_${number}`,
  orderNumber: number,
  total: 29.8,
  cases: ['2 × Snap Case for iPhone 15, Gloss'],
  since,
})
const orders = new Map(
  [order(1, '2026-11-21T09:00:00Z'), order(2, '2026-11-20T09:00:00Z')].map((one) => [one.orderId, one]),
)
const notice = (
  orderId: string,
  kind: 'new' | 'changed' | 'failed' | 'held_up' | 'kept' | 'lapsing',
  mark = '',
) => ({
  orderId,
  kind,
  mark,
  reason: null,
  lapsesAt: null,
  about: false,
  issues: null,
  stopped: false,
})

describe('what administrators are mailed', () => {
  it('is one mail for each piece of news', () => {
    const lapsing = { ...notice('order_1', 'lapsing', '24'), lapsesAt: '2026-11-23T09:00:00Z' }
    const failed = { ...notice('order_2', 'failed', '3'), reason: 'Prodigi answered 500' }
    const kept = { ...notice('order_2', 'kept', '4'), reason: 'Stripe has taken its money' }
    expect(
      mailsOf([notice('order_1', 'new'), notice('order_1', 'changed', '2'), failed, kept, lapsing], orders),
    ).toEqual([
      { template: 'admin-new-order', key: 'order_1', data: { order: orders.get('order_1') } },
      { template: 'admin-order-changed', key: 'order_1:2', data: { order: orders.get('order_1') } },
      {
        template: 'admin-print-failed',
        key: 'order_2:3',
        data: { order: orders.get('order_2'), reason: 'Prodigi answered 500', stopped: false },
      },
      {
        template: 'admin-order-kept',
        key: 'order_2:4',
        data: { order: orders.get('order_2'), reason: 'Stripe has taken its money' },
      },
      {
        template: 'admin-payment-lapsing',
        key: 'order_1:24',
        data: { order: orders.get('order_1'), lapsesAt: '2026-11-23T09:00:00Z', about: false, hours: 24 },
      },
    ])
  })

  it('tells a print that was stopped from one that was never taken', () => {
    const stopped = { ...notice('order_1', 'failed', '5'), stopped: true }
    expect(mailsOf([stopped], orders)).toMatchObject([
      { template: 'admin-print-failed', key: 'order_1:5', data: { stopped: true } },
    ])
  })

  it('says of a print that is held up what Prodigi reports, each once, and what can be done', () => {
    const issue = (code: string | null, says: string) => ({ code, says, url: null })
    const held = {
      ...notice('order_1', 'held_up', '1:abc'),
      issues: [
        issue('order.items.ItemUnavailable', 'An item is out of stock.'),
        issue('items.ItemUnavailable', 'An item is out of stock.'),
        issue(null, 'Something new'),
      ],
    }
    expect(mailsOf([held], orders)).toEqual([
      {
        template: 'admin-print-held-up',
        key: 'order_1:1:abc',
        data: {
          order: orders.get('order_1'),
          issues: [
            {
              says: 'An item is out of stock.',
              advice: expect.stringContaining('reject the order') as string,
            },
            { says: 'Something new', advice: null },
          ],
        },
      },
    ])
  })

  it('is one for all the orders that wait, and one a day', () => {
    const day = '2026-11-22'
    const waiting = ['order_2', 'order_1'].map((orderId) => ({ orderId, mark: day, count: 2 }))
    expect(digestOf(waiting, orders)).toEqual([
      {
        template: 'admin-orders-waiting',
        key: day,
        data: { orders: [orders.get('order_2'), orders.get('order_1')], more: 0 },
      },
    ])
  })

  it('counts the orders that wait and are not listed', () => {
    const [mail] = digestOf([{ orderId: 'order_2', mark: '2026-11-22', count: 31 }], orders)
    expect(mail).toMatchObject({ data: { orders: [orders.get('order_2')], more: 30 } })
  })

  it('is nothing of an order that is gone', () => {
    expect(mailsOf([notice('order_9', 'new')], orders)).toEqual([])
    expect(digestOf([{ orderId: 'order_9', mark: '2026-11-22', count: 1 }], orders)).toEqual([])
  })
})
