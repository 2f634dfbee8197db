import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartLine } from '../lib/cart-line'
import { CART_KEY, cartText } from '../lib/stored-cart'
import { EMPTY_CART } from '../lib/operations'
import { paidFor } from '../lib/paid-for'
import { useCartStore } from '../store'
import { stayInStep } from './runtime'

const ME = 'cus_me'
const line = (id: string): CartLine => ({
  id,
  productId: '1',
  name: 'Snap Cover',
  price: 12,
  quantity: 1,
  image: '/i.webp',
  thumbnailUrl: '/i.webp',
  design: 'Fox',
  device: 'iPhone 15',
  color: id,
  sku: 's',
  customization: null,
})

let asked = 0
let kept: CartLine[] = []
beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    const items = kept.map((each) => ({ ...each, originalPrice: null }))
    return Response.json({ success: true, data: { items, dropped: [], updatedAt: null } })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('of a payment that this browser knows nothing of the shop alone says what leaves the cart', async () => {
  kept = [line('paid'), line('unpaid')]
  localStorage.setItem(CART_KEY, cartText({ ...EMPTY_CART, owner: ME, items: kept }))
  useCartStore.getState().load()
  const stop = stayInStep(ME)
  await vi.advanceTimersByTimeAsync(100)
  useCartStore.getState().setQuantity('unpaid', 3)
  useCartStore.getState().rewrite((now) => paidFor(now, []))
  expect(useCartStore.getState()).toMatchObject({ items: [{ id: 'paid' }, { id: 'unpaid', quantity: 3 }] })
  kept = [{ ...line('unpaid'), quantity: 3 }]
  const before = asked
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toBe(before + 1)
  expect(useCartStore.getState()).toMatchObject({ items: kept, pending: [] })
  stop()
})

test('what was paid goes at once, and the shop is asked once for what is left of it', async () => {
  kept = [{ ...line('paid'), quantity: 3 }]
  localStorage.setItem(CART_KEY, cartText({ ...EMPTY_CART, owner: ME, items: kept }))
  useCartStore.getState().load()
  const stop = stayInStep(ME)
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toBe(1)
  useCartStore.getState().rewrite((now) => paidFor(now, [{ id: 'paid', quantity: 1 }]))
  expect(useCartStore.getState().items).toMatchObject([{ id: 'paid', quantity: 2 }])
  kept = [{ ...line('paid'), quantity: 2 }]
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(2)
  expect(useCartStore.getState().items).toMatchObject([{ id: 'paid', quantity: 2 }])

  // Another tab's copy of the same says nothing new.
  localStorage.setItem(CART_KEY, `${localStorage.getItem(CART_KEY) ?? ''} `)
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(2)
  stop()
})

test('the same case that is added again after it was paid stays', async () => {
  kept = [line('paid')]
  localStorage.setItem(CART_KEY, cartText({ ...EMPTY_CART, owner: ME, items: kept }))
  useCartStore.getState().load()
  const stop = stayInStep(ME)
  await vi.advanceTimersByTimeAsync(100)
  useCartStore.getState().rewrite((now) => paidFor(now, [{ id: 'paid', quantity: 1 }]))
  kept = []
  await vi.advanceTimersByTimeAsync(1000)
  expect(useCartStore.getState().items).toEqual([])
  // The shop merges it into the line of which an order took a part.
  kept = [{ ...line('paid'), quantity: 2 }]
  useCartStore.getState().addItem({ ...line('paid'), customizations: null, quantity: 2 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(useCartStore.getState()).toMatchObject({ items: kept, pending: [] })
  stop()
})
