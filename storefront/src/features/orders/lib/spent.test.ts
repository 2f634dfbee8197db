import type { OrderRow } from '@caseloom/contract'
import { expect, it } from 'vitest'
import type { LooseRow } from './loose-row'
import { countOrders, totalSpent } from './spent'

const row = (orderId: string, orderTotal: number, status: OrderRow['status'] = 'complete') =>
  ({ orderId, orderTotal, status, item: { price: 12, quantity: 3 } }) as OrderRow

it('counts an order once, with its discount and delivery, however many cases it has', () => {
  const rows = [row('a', 38.2), row('a', 38.2), row('b', 0.1), row('c', 0.2)]
  expect(totalSpent(rows)).toBe(38.5)
  expect(countOrders(rows)).toBe(3)
})

it('does not count what went back of an order, once however many cases it has', () => {
  const refunded = { ...row('a', 38.2), refunded: 5.3 }
  expect(totalSpent([refunded, refunded, row('b', 10)])).toBe(42.9)
  expect(totalSpent([{ ...row('c', 10), refunded: 10 }])).toBe(0)
})

it('counts what a row cost where it does not say what its order came to', () => {
  const bare = { id: 'x', orderId: 'd', status: 'complete', item: { price: 12, quantity: 2 } } as LooseRow
  expect(totalSpent([row('a', 10), bare, { ...bare, id: 'y', item: null }])).toBe(34)
})

it('does not count what was given back', () => {
  expect(totalSpent([row('a', 10, 'rejected'), row('b', 10, 'cancelling'), row('c', 10, 'cancelled')])).toBe(
    0,
  )
  expect(totalSpent([])).toBe(0)
})
