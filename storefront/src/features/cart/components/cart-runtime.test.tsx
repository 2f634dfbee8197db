import { render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearToken, writeToken } from '~/lib/auth-token'
import { NOBODY_YET, type Who } from '~/lib/who'
import { makeLine } from '../lib/cart-line'
import { EMPTY_CART, type StoredCart } from '../lib/operations'
import { CART_KEY, cartText, parseCart } from '../lib/stored-cart'

const OWNER = 'cus_before'
const line = makeLine({
  productId: 1,
  name: 'Snap Cover',
  price: 12,
  device: 'iPhone 15',
  color: 'Gloss',
  sku: 'S',
  customizations: null,
})
const unsent: StoredCart = {
  ...EMPTY_CART,
  items: [line],
  owner: OWNER,
  pending: [{ key: 'k', kind: 'add', line }],
}
const who = (status: Who['status'], id: string | null = null): Who => ({ ...NOBODY_YET, status, id })
const saved = () => parseCart(localStorage.getItem(CART_KEY)).cart

/** A page just opened, whose visitor is not known yet. */
async function open(cart: StoredCart) {
  localStorage.setItem(CART_KEY, cartText(cart))
  vi.resetModules()
  const { CartRuntime } = await import('./cart-runtime')
  const { WhoContext: Context } = await import('~/lib/who')
  const { useCartStore } = await import('../store')
  const page = (now: Who, expiries: number) => (
    <Context.Provider value={now}>
      <CartRuntime expiries={expiries} />
    </Context.Provider>
  )
  const view = render(page(who('unknown'), 0))
  return {
    cart: useCartStore.getState,
    turnsOut: (now: Who, expiries = 0) => view.rerender(page(now, expiries)),
  }
}

beforeEach(() => {
  localStorage.clear()
  clearToken()
})

test('a session that ended with the browser leaves no cart to see, and what was unsent to its owner', async () => {
  const { cart, turnsOut } = await open(unsent)
  expect(cart()).toMatchObject({ loaded: false, items: [] })
  turnsOut(who('guest'))
  expect(cart()).toMatchObject({ loaded: true, items: [], owner: null })
  expect(saved()).toMatchObject({ items: [], aside: [{ owner: OWNER, pending: unsent.pending }] })
})

test('whose token is there still sees the cart before the shop has said who they are', async () => {
  writeToken('token', true)
  const { cart } = await open(unsent)
  await waitFor(() => expect(cart()).toMatchObject({ loaded: true, items: [line] }))
})

test('a session that ran out leaves the cart as it was', async () => {
  writeToken('token', true)
  const { cart, turnsOut } = await open(unsent)
  turnsOut(who('guest'), 1)
  await waitFor(() => expect(cart()).toMatchObject({ loaded: true }))
  expect(cart()).toMatchObject({ items: [line], owner: OWNER, pending: unsent.pending })
})

test('a guest’s own cart is there at once and stays, and nothing is written for it', async () => {
  const { cart, turnsOut } = await open({ ...EMPTY_CART, items: [line] })
  await waitFor(() => expect(cart().items).toEqual([line]))
  const written = vi.spyOn(Storage.prototype, 'setItem')
  turnsOut(who('guest'))
  expect(cart().items).toEqual([line])
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
})
