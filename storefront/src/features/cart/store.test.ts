import { beforeEach, expect, test, vi } from 'vitest'
import type { NewCartLine } from './lib/cart-line'
import { CART_KEY } from './lib/stored-cart'

const snap = (over: Partial<NewCartLine> = {}): NewCartLine => ({
  productId: 1,
  name: 'Snap Cover',
  price: 12,
  device: 'iPhone 15 Pro',
  color: 'Gloss',
  sku: 'SNAP-IPHONE-15-PRO-GLOSS',
  customizations: { designId: 'd1', designName: 'Fox', recipeHash: 'a'.repeat(64) },
  ...over,
})

/** A page just opened: a store of its own over whatever the browser has saved. */
async function open() {
  vi.resetModules()
  const { useCartStore } = await import('./store')
  useCartStore.getState().load()
  return useCartStore.getState
}

beforeEach(() => localStorage.clear())

test('the same case is counted up, any other artwork is a line of its own', async () => {
  const cart = await open()
  cart().addItem(snap())
  cart().addItem(snap())
  cart().addItem(snap({ customizations: { designId: 'd2', recipeHash: 'b'.repeat(64) } }))
  cart().addItem(snap({ color: 'Matte' }))
  expect(cart().items.map((line) => line.quantity)).toEqual([2, 1, 1])
  expect(cart().itemCount).toBe(4)
})

test('totals are exact to the penny', async () => {
  const cart = await open()
  cart().addItem(snap({ price: 0.1, quantity: 3 }))
  expect(cart().subtotal).toBe(0.3)
  cart().addItem(snap({ productId: 2, price: 19.99 }))
  cart().applyPromo({ code: 'WELCOME25', percent: 25 })
  expect(cart()).toMatchObject({ subtotal: 20.29, promoDiscount: 5.07, total: 15.22, shipping: 0 })
  cart().removePromo()
  expect(cart().total).toBe(20.29)
})

test('a quantity of nothing removes the line, and none passes the limit', async () => {
  const cart = await open()
  cart().addItem(snap({ quantity: 49 }))
  cart().addItem(snap({ quantity: 9 }))
  const id = cart().items[0]?.id ?? ''
  expect(cart().itemCount).toBe(50)
  cart().setQuantity(id, 0)
  expect(cart().items).toEqual([])
})

test('the cart is there again when the page is opened anew', async () => {
  const first = await open()
  first().addItem(snap())
  first().applyPromo({ code: 'SAVE10', percent: 10 })
  const second = await open()
  expect(second()).toMatchObject({ itemCount: 1, total: 10.8, appliedPromo: { code: 'SAVE10' } })
})

test('a change made before the saved cart was read does not overwrite it', async () => {
  const first = await open()
  first().addItem(snap())
  vi.resetModules()
  const { useCartStore } = await import('./store')
  useCartStore.getState().addItem(snap({ productId: 2 }))
  expect(useCartStore.getState().itemCount).toBe(2)
})

test.each(['{"items": [', '42', 'null', '{"items":[{"id":"x"}, null, 7]}'])(
  'a damaged saved cart (%s) is an empty one',
  async (saved) => {
    localStorage.setItem(CART_KEY, saved)
    expect((await open())().items).toEqual([])
  },
)

test('old carts are read, demo items are dropped', async () => {
  const old = {
    id: 'a',
    productId: 3,
    name: 'Eco',
    price: 14,
    quantity: 2,
    device: 'Galaxy S24',
    color: 'Matte',
  }
  const customizations = { designName: 'Whale', aiGenerated: true, designId: 'd9', recipeHash: 'h' }
  localStorage.setItem(
    CART_KEY,
    JSON.stringify({
      items: [
        { ...old, customizations },
        { ...old, id: 'demo-1' },
      ],
    }),
  )
  const cart = await open()
  expect(cart().items).toHaveLength(1)
  expect(cart().items[0]).toMatchObject({
    productId: '3',
    customization: { designName: 'Whale', recipeHash: 'h' },
  })
})

test('a storage that is full or blocked costs nothing but the memory', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const cart = await open()
  cart().addItem(snap())
  expect(cart().itemCount).toBe(1)
})

test('present prices replace the old ones', async () => {
  const cart = await open()
  cart().addItem(snap({ originalPrice: 15 }))
  expect(cart().saleSavings).toBe(3)
  const id = cart().items[0]?.id ?? ''
  cart().updatePrices([{ id, name: 'Snap Cover', price: 13, originalPrice: null }])
  expect(cart()).toMatchObject({ total: 13, saleSavings: 0 })
})
