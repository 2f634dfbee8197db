import type { CartQuote, Discount } from '@caseloom/contract'
import { expect, test } from 'vitest'
import { makeLine, type CartLine } from './cart-line'
import { featuredCards } from './featured'
import { promoAsSaid, reckon } from './reckon'

const line = (productId: number, price: number, quantity = 1): CartLine => ({
  ...makeLine({
    productId,
    name: `Case ${productId}`,
    price,
    quantity,
    device: 'iPhone 15',
    color: 'Matte',
    sku: 's',
    customizations: null,
  }),
  id: `line-${productId}`,
})
const quote = (over: Partial<CartQuote>): CartQuote => ({
  items: [],
  unavailable: [],
  subtotal: 0,
  discount: null,
  notTaken: null,
  promoRefused: null,
  total: 0,
  ...over,
})
const member: Discount = { kind: 'member', label: 'Member discount', code: null, percent: 15, amount: 1.8 }
const code: Discount = { kind: 'promo', label: 'SAVE10', code: 'SAVE10', percent: 10, amount: 1.2 }
const lines = [line(1, 12)]

test('before the shop has answered, a code that it accepted counts', () => {
  const seen = reckon(lines, { code: 'SAVE10', percent: 10 }, undefined, false)
  expect(seen).toMatchObject({
    subtotal: 12,
    discount: { label: 'Discount (SAVE10)', amount: 1.2 },
    total: 10.8,
  })
})

test('the shop’s word stands, with which discount it took and why', () => {
  const said = quote({ discount: member, notTaken: code, subtotal: 12, total: 10.2 })
  const seen = reckon(lines, { code: 'SAVE10', percent: 10 }, said, true)
  expect(seen).toMatchObject({
    discount: { label: 'Member discount', amount: 1.8 },
    total: 10.2,
    refused: false,
  })
  expect(seen.words).toBe(
    'Your member discount takes more off than the code SAVE10 (£1.20). Only the better one counts.',
  )
})

test('a tie is told as one', () => {
  const said = quote({ discount: member, notTaken: { ...code, amount: 1.8 }, total: 10.2 })
  expect(reckon(lines, null, said, true).words).toBe(
    'Your member discount takes as much off as the code SAVE10. Only one counts.',
  )
})

test('a code that ended takes nothing off, and the reason is told', () => {
  const said = quote({ promoRefused: 'This code has ended.', total: 12 })
  const seen = reckon(lines, { code: 'SAVE10', percent: 10 }, said, true)
  expect(seen).toMatchObject({ discount: null, refused: true, words: 'This code has ended.', total: 12 })
})

test.each([
  [{ ...member, percent: 15 }, 24, 20.4],
  [{ ...code, percent: null, amount: 5 }, 24, 19],
  [{ ...code, percent: null, amount: 50 }, 24, 0],
])(
  'while a changed cart is asked about, the total is what the last word comes to',
  (discount, goods, total) => {
    const said = quote({ discount, total: 10.2 })
    const { kind, code: name, percent, amount } = discount
    const promo = kind === 'promo' && name !== null ? { code: name, percent, amount } : null
    expect(reckon([line(1, goods / 2, 2)], promo, said, false)).toMatchObject({ subtotal: goods, total })
  },
)

test('what can’t be bought is marked, and not summed', () => {
  const gone = { id: 'line-2', message: 'This case is no longer made.', left: null }
  const seen = reckon([line(1, 12), line(2, 20)], null, quote({ unavailable: [gone], total: 12 }), true)
  expect(seen.subtotal).toBe(12)
  expect(seen.itemCount).toBe(1)
  expect([...seen.unavailable]).toEqual([['line-2', { message: gone.message, left: null }]])
})

test('an empty cart starts with snap, clear and tough, or with what there is to buy', () => {
  const card = (id: number, name: string, inStock = true) => ({ id, name, inStock })
  const all = [card(1, 'Eco Cover'), card(2, 'Tough Cover'), card(3, 'Snap Cover'), card(4, 'Clear Cover')]
  expect(featuredCards(all, 3).map(({ id }) => id)).toEqual([3, 4, 2])
  expect(featuredCards(all.slice(0, 2), 3).map(({ id }) => id)).toEqual([2, 1])
  const some = [card(5, 'Snap Cover', false), ...all.slice(0, 2)]
  expect(featuredCards(some, 2).map(({ id }) => id)).toEqual([2, 1])
  expect(featuredCards(some, 3).map(({ id }) => id)).toEqual([2, 1, 5])
})

test('a code that was kept with another percentage is put right, and left alone where it is', () => {
  const said = quote({ discount: member, notTaken: code })
  const kept = { code: 'save10', percent: 90 }
  expect(promoAsSaid(kept, said)).toEqual({ code: 'save10', percent: 10, amount: null })
  expect(promoAsSaid({ ...kept, percent: 10 }, said)).toBeNull()
  const fixed: Discount = { ...code, percent: null, amount: 7 }
  expect(promoAsSaid(kept, quote({ discount: fixed }))).toEqual({ code: 'save10', percent: null, amount: 7 })
  expect(promoAsSaid({ ...kept, percent: null, amount: 7 }, quote({ discount: fixed }))).toBeNull()
  // The shop's word on another code, or on none.
  expect(promoAsSaid({ code: 'WELCOME25', percent: 25 }, said)).toBeNull()
  expect(promoAsSaid(kept, quote({ promoRefused: 'Invalid promo code' }))).toBeNull()
})
