import { expect, test } from 'vitest'
import { formatDate } from '~/lib/dates'
import { nameOfRow, numberOf, orderedAt, priceWords, type LooseRow } from './loose-row'

const row = (given: object) => given as LooseRow

test.each([
  [{ createdAt: '2026-11-22T10:00:00.000Z', timestamp: 0 }],
  [{ timestamp: 1_795_341_600 }],
  [{ timestamp: 1_795_341_600_000 }],
  [{ timestamp: { seconds: 1_795_341_600, nanoseconds: 0 } }],
  [{ createdAt: { _seconds: 1_795_341_600, _nanoseconds: 0 } }],
  [{ createdAt: null, date: '2026-11-22' }],
  [{ date: new Date('2026-11-22T10:00:00Z') }],
])('the day of %j is read', (given) => {
  expect(formatDate(orderedAt(row(given)))).toBe('22 Nov 2026')
})

test('a row without a date shows a dash', () => {
  expect(formatDate(orderedAt(row({})))).toBe('–')
  expect(formatDate(orderedAt(row({ date: 'yesterday' })))).toBe('–')
  expect(formatDate(orderedAt(row({ date: {} })))).toBe('–')
})

test('the price is the item’s, else the delivery’s, else not known', () => {
  const clientShippingRate = { name: 'Basic', price: 2.1 }
  expect(priceWords(row({ item: { price: 12, quantity: 3 }, clientShippingRate }))).toBe('£36.00')
  expect(priceWords(row({ item: { price: 12 } }))).toBe('£12.00')
  expect(priceWords(row({ item: { price: 0, quantity: 2 } }))).toBe('£0.00')
  expect(priceWords(row({ clientShippingRate }))).toBe('£2.10')
  expect(priceWords(row({ item: null }))).toBe('Price N/A')
})

test('an order without a number is called by its id', () => {
  expect(numberOf(row({ id: 'ordli_1', orderNumber: 7 }))).toBe('7')
  expect(numberOf(row({ id: 'cs_test_a1b2c3d4e5f6g7h8' }))).toBe('cs_test_…g7h8')
})

test('the name is the item’s, else the product’s, else says what it is', () => {
  expect(nameOfRow(row({ item: { name: 'Snap Cover' }, productname: 'Cover' }))).toBe('Snap Cover')
  expect(nameOfRow(row({ item: { name: '' }, productname: 'Cover' }))).toBe('Cover')
  expect(nameOfRow(row({ productname: '' }))).toBe('Custom Design')
})
