import type { Discount } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext } from '~/lib/who'
import { snap } from '~/testing/snap'
import { useCartStore } from '../store'
import CartDrawer from './cart-drawer'

afterEach(() => vi.unstubAllGlobals())

const UNLOCKED = "You've unlocked free shipping!"
const member: Discount = { kind: 'member', label: 'Member discount', code: null, percent: 10, amount: 6 }

interface Opened {
  freeFrom?: number
  code?: string
  /** What the shop says of the cart. */
  discount?: Discount | null
  promoRefused?: string | null
  answered?: Promise<void>
}

/** The drawer over a cart of £60. */
async function opened({ freeFrom = 50, code, discount = null, promoRefused = null, answered }: Opened) {
  localStorage.clear()
  useCartStore.setState(useCartStore.getInitialState(), true)
  const { addItem, applyPromo } = useCartStore.getState()
  addItem(snap({ price: 15, quantity: 4 }))
  if (code) applyPromo({ code, percent: 25 }, { silent: true })
  vi.stubGlobal('fetch', async () => {
    await answered
    const none = { items: [], unavailable: [], notTaken: null }
    const data = { ...none, subtotal: 60, discount, promoRefused, total: 60 - (discount?.amount ?? 0) }
    return Response.json({ success: true, data })
  })
  const onCheckout = vi.fn()
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <WhoContext.Provider value={{ ...NOBODY_YET, status: 'guest' }}>
        <CartDrawer
          open
          onClose={() => undefined}
          onCheckout={onCheckout}
          opener={() => null}
          freeFrom={freeFrom}
          deliveryLine={null}
        />
      </WhoContext.Provider>
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
  await screen.findByRole('button', { name: 'Checkout' })
  return onCheckout
}

it('promises free delivery on what the shop says is paid, after the code or the membership', async () => {
  const promo: Discount = { kind: 'promo', label: 'WELCOME25', code: 'WELCOME25', percent: 25, amount: 15 }
  await opened({ code: 'WELCOME25', discount: promo })
  expect(await screen.findByText('Spend £5.00 more for free shipping')).toBeTruthy()
})

it('counts a discount that no code asked for', async () => {
  await opened({ freeFrom: 55, discount: member })
  expect(await screen.findByText('Spend £1.00 more for free shipping')).toBeTruthy()
  expect(screen.queryByText(UNLOCKED)).toBeNull()
})

it('promises it on a code that was refused', async () => {
  const onCheckout = await opened({ code: 'OLD', promoRefused: 'That code has ended' })
  expect(await screen.findByText(UNLOCKED)).toBeTruthy()
  // The cart page tells of the code.
  screen.getByRole('button', { name: 'Checkout' }).click()
  expect(onCheckout).toHaveBeenCalledWith({ total: 45, code: 'OLD' })
})

it('promises nothing before the shop has answered', async () => {
  let answer: () => void = () => undefined
  await opened({ answered: new Promise((resolve) => (answer = resolve)) })
  expect(screen.getByText('Checking whether shipping is free…')).toBeTruthy()
  expect(screen.queryByText(UNLOCKED)).toBeNull()
  answer()
  expect(await screen.findByText(UNLOCKED)).toBeTruthy()
})

it('promises nothing free where no tariff is', async () => {
  await opened({ freeFrom: 0 })
  expect(screen.queryByText(/free shipping/i)).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
