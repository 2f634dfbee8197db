import { checkoutItemSchema } from '@caseloom/contract'
import { expect, test } from 'vitest'
import { LINES_MAX, makeLine, toCheckoutItems } from './cart-line'
import { EMPTY_CART } from './operations'
import { cartText, parseCart } from './stored-cart'

const LONG = 'x'.repeat(100_000)
const PICTURE = `data:image/webp;base64,UklGR${'A'.repeat(400_000)}`
const GOOD = {
  id: '1-iPhone 15-Matte-1',
  productId: '1',
  name: 'Snap Cover',
  price: 12,
  quantity: 2,
  image: '/api/files/mockup/a.webp',
  thumbnailUrl: '/api/files/mockup/a.webp',
  design: 'Fox',
  device: 'iPhone 15',
  color: 'Matte',
  sku: 'SNAP',
  customization: { designId: 'd1', designName: 'Fox', aiGenerated: true, recipeHash: 'a'.repeat(64) },
}
const op = (over: object) => ({ key: 'k', kind: 'add', line: GOOD, ...over })
const owned = (pending: unknown) => ({ items: [GOOD], owner: 'cus_1', pending })

/** What a storage may hold, each with how many lines are left of it. */
const STATES: [what: string, saved: unknown, lines: number][] = [
  ['nothing', '', 0],
  ['half a cart', '{"items": [', 0],
  ['a number', 42, 0],
  ['a text', '"cart"', 0],
  ['a yes', true, 0],
  ['null', null, 0],
  ['an empty list', [], 0],
  ['an empty object', {}, 0],
  ['no items', { appliedPromo: null }, 0],
  ['items that are an object', { items: { 0: GOOD, length: 1 } }, 0],
  ['items that are a text', { items: 'many' }, 0],
  ['items that are null', { items: null }, 0],
  ['a list alone', [GOOD], 1],
  ['a cart of version 1', { version: 1, items: [GOOD], appliedPromo: { code: 'A', percent: 10 } }, 1],
  ['a cart of a version to come', { version: 99, items: [GOOD], more: {} }, 1],
  ['a prototype', '{"__proto__":{"items":[{"id":"x"}]}}', 0],
  ['a prototype among the lines', `{"items":[{"__proto__":${JSON.stringify(GOOD)}}]}`, 0],
  [
    'a line with a prototype',
    `{"items":[{"__proto__":{"isAdmin":true},${JSON.stringify(GOOD).slice(1)}]}`,
    1,
  ],
  ['a constructor', '{"constructor":{"prototype":{"items":[]}}}', 0],
  [
    'lines named like methods',
    {
      items: [
        { ...GOOD, id: '__proto__' },
        { ...GOOD, id: 'toString' },
      ],
    },
    2,
  ],
  ['holes', { items: [null, 7, 'x', [], GOOD, false] }, 1],
  ['lists for lines', { items: [[GOOD]] }, 0],
  ['no id', { items: [{ ...GOOD, id: undefined }] }, 0],
  ['an empty id', { items: [{ ...GOOD, id: '' }] }, 0],
  ['a number for an id', { items: [{ ...GOOD, id: 5 }] }, 0],
  ['an endless id', { items: [{ ...GOOD, id: LONG }] }, 0],
  ['the same id twice', { items: [GOOD, { ...GOOD, device: 'iPhone 16' }] }, 1],
  ['a demo item', { items: [{ ...GOOD, id: 'demo-1' }, GOOD] }, 1],
  ['a number for the product', { items: [{ ...GOOD, productId: 3 }] }, 1],
  ['no product', { items: [{ ...GOOD, productId: null }] }, 0],
  ['an endless product', { items: [{ ...GOOD, productId: LONG }] }, 0],
  ['no price', { items: [{ ...GOOD, price: undefined }] }, 0],
  ['a price in words', { items: [{ ...GOOD, price: '12' }] }, 0],
  ['a negative price', { items: [{ ...GOOD, price: -1 }] }, 0],
  ['an infinite price', `{"items":[${JSON.stringify(GOOD).replace('"price":12', '"price":1e999')}]}`, 0],
  ['a price of a million', { items: [{ ...GOOD, price: 1e6 }] }, 0],
  ['no quantity', { items: [{ ...GOOD, quantity: undefined }] }, 0],
  ['nothing of it', { items: [{ ...GOOD, quantity: 0 }] }, 0],
  ['less than nothing', { items: [{ ...GOOD, quantity: -3 }] }, 0],
  ['half a case', { items: [{ ...GOOD, quantity: 1.5 }] }, 0],
  ['a million cases', { items: [{ ...GOOD, quantity: 1_000_000 }] }, 1],
  ['no device', { items: [{ ...GOOD, device: '' }] }, 0],
  ['no finish', { items: [{ ...GOOD, color: null }] }, 0],
  ['an endless device', { items: [{ ...GOOD, device: LONG }] }, 0],
  ['an endless name', { items: [{ ...GOOD, name: LONG, design: LONG, sku: LONG }] }, 1],
  ['an object for a name', { items: [{ ...GOOD, name: { toString: 'x' } }] }, 1],
  ['a price before that is none', { items: [{ ...GOOD, originalPrice: 'NaN' }] }, 1],
  ['a price before below the price', { items: [{ ...GOOD, originalPrice: 1 }] }, 1],
  [
    'customizations',
    { items: [{ ...GOOD, customization: undefined, customizations: GOOD.customization }] },
    1,
  ],
  ['a customization that is a list', { items: [{ ...GOOD, customization: [1, 2] }] }, 1],
  [
    'a customization of odd things',
    { items: [{ ...GOOD, customization: { designId: 1, recipeHash: {} } }] },
    1,
  ],
  [
    'an endless recipe',
    { items: [{ ...GOOD, customization: { ...GOOD.customization, recipeHash: LONG } }] },
    1,
  ],
  ['a picture in the line', { items: [{ ...GOOD, image: PICTURE, thumbnailUrl: PICTURE }] }, 1],
  ['a bare base64 picture', { items: [{ ...GOOD, customization: { designImage: PICTURE.slice(23) } }] }, 1],
  [
    'a script for a picture',
    { items: [{ ...GOOD, image: 'javascript:alert(1)', thumbnailUrl: '//evil' }] },
    1,
  ],
  ['seventy lines', { items: Array.from({ length: 70 }, (_, n) => ({ ...GOOD, id: `${n}` })) }, LINES_MAX],
  ['a promo of old', { items: [GOOD], appliedPromo: { code: 'SAVE10', discount: 10 } }, 1],
  ['a promo that gives too much', { items: [GOOD], appliedPromo: { code: 'ALL', percent: 1000 } }, 1],
  ['a promo that is a text', { items: [GOOD], appliedPromo: 'SAVE10' }, 1],
  [
    'changes that are none',
    owned([null, 1, {}, op({ key: 1 }), op({ kind: 'drop' }), op({ line: null })]),
    1,
  ],
  ['changes that are a text', owned('add'), 1],
  ['an endless list of changes', owned(Array.from({ length: 5000 }, (_, n) => op({ key: `${n}` }))), 1],
  ['changes of a guest', { items: [GOOD], owner: null, pending: [op({})] }, 1],
  ['what was paid, as it was noted of old', { ...owned([]), paid: { ids: ['a'], until: 1e15 } }, 1],
  ['a payment that is none', { ...owned([]), payment: { id: LONG } }, 1],
  ['a payment', { ...owned([]), payment: 'k' }, 1],
  [
    'what was laid aside, oddly',
    {
      items: [GOOD],
      aside: [
        null,
        7,
        { owner: 'cus_1', pending: 'all', at: Date.now() },
        { owner: ['cus_1'], pending: [op({})], at: Date.now() },
        { owner: 'cus_1', pending: [op({})], at: 'yesterday' },
        { owner: 'cus_1', pending: [op({ line: null }), op({})], at: Date.now() },
        { owner: 'cus_1', pending: [op({})], at: Date.now() },
        { owner: 'cus_2', pending: [op({})], at: 1 },
      ],
    },
    1,
  ],
  ['aside that is a text', { items: [GOOD], aside: 'all' }, 1],
  ['an owner that is a list', { items: [GOOD], owner: ['cus_1'], pending: [op({})] }, 1],
]

test('there are enough states', () => expect(STATES.length).toBeGreaterThanOrEqual(60))

test.each(STATES)('%s: a working cart', (_what, saved, lines) => {
  const text = typeof saved === 'string' ? saved : JSON.stringify(saved)
  const { cart, damaged } = parseCart(text)
  expect(cart.items).toHaveLength(lines)
  expect(typeof damaged).toBe('boolean')
  // Whatever was read may be sent to the shop, and is small enough to be saved again.
  for (const item of toCheckoutItems(cart.items))
    expect(checkoutItemSchema.safeParse(item).error).toBeUndefined()
  expect(cartText(cart).length).toBeLessThan(400_000)
  expect(parseCart(cartText(cart)).cart).toEqual(cart)
  expect(parseCart(cartText(cart)).damaged).toBe(false)
  expect(cart.pending.length).toBeLessThanOrEqual(500)
  if (cart.owner === null) expect(cart.pending).toEqual([])
  expect(cart.aside.length).toBeLessThanOrEqual(3)
  expect(Object.prototype).not.toHaveProperty('isAdmin')
  expect(Object.prototype).not.toHaveProperty('items')
})

test('what is left out is known, and what is merely old is not damage', () => {
  const damagedBy = (saved: unknown) => parseCart(JSON.stringify(saved)).damaged
  expect(parseCart('{"items": [').damaged).toBe(true)
  expect(damagedBy({ items: [GOOD, { ...GOOD, id: 'b', price: 'x' }] })).toBe(true)
  expect(damagedBy({ items: [{ ...GOOD, id: 'demo-1' }] })).toBe(false)
  expect(damagedBy({ items: [{ ...GOOD, image: PICTURE }] })).toBe(false)
  expect(parseCart(null).damaged).toBe(false)
})

test('a picture in an old cart is let go, its case stays', () => {
  const old = { ...GOOD, image: PICTURE, thumbnailUrl: PICTURE, customization: undefined }
  const customizations = { ...GOOD.customization, designImage: PICTURE }
  const [line] = parseCart(JSON.stringify({ items: [{ ...old, customizations }] })).cart.items
  expect(line).toMatchObject({ image: '', thumbnailUrl: '', customization: { designId: 'd1' } })
  expect(line?.customization?.designImage).toBeUndefined()
})

test('twenty cases by the artist with the longest data there may be take little of a storage', () => {
  const url = (n: number) => `https://shop.example/api/files/mockup/${'a'.repeat(1900)}${n}.webp`
  const items = Array.from({ length: 20 }, (_, n) =>
    makeLine({
      productId: n,
      name: 'N'.repeat(200),
      price: 12,
      image: n % 2 ? url(n) : PICTURE,
      thumbnailUrl: n % 2 ? url(n) : PICTURE,
      design: 'D'.repeat(200),
      device: 'X'.repeat(80),
      color: 'Matte',
      sku: 'S'.repeat(80),
      customizations: {
        designId: 'd'.repeat(80),
        designName: 'D'.repeat(200),
        designImage: n % 2 ? url(n) : PICTURE,
        recipeHash: 'a'.repeat(64),
      },
    }),
  )
  // Browsers keep five million characters; a customer's cart holds each line a second time while it is on its way.
  const pending = items.map((line) => ({ key: line.id.slice(-20), kind: 'add' as const, line }))
  const saved = cartText({ ...EMPTY_CART, items, owner: 'cus_1', pending })
  expect(saved.length).toBeLessThan(250_000)
  expect(saved).not.toContain('data:')
  expect(parseCart(saved).cart.items).toEqual(items)
})
