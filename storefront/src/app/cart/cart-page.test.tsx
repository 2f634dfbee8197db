import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { useSessionStore } from '~/features/account/session'
import { useCartStore } from '~/features/cart/store'
import { usePhonesStore } from '~/features/phones/store'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext, type Who } from '~/lib/who'
import { snap } from '~/testing/snap'
import CartPage from '../routes/cart'

afterEach(() => vi.unstubAllGlobals())

function show(who: Partial<Who> = { status: 'guest' }) {
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  render(
    <QueryClientProvider client={client}>
      <WhoContext.Provider value={{ ...NOBODY_YET, ...who }}>
        <CartPage />
      </WhoContext.Provider>
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
}

it('promises no free delivery on a price that could not be checked', async () => {
  localStorage.clear()
  useCartStore.setState({ ...useCartStore.getInitialState(), loaded: true }, true)
  useCartStore.getState().addItem(snap({ price: 15, quantity: 4 }))
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'internal', message: 'No' }, { status: 500 }),
  )
  show()
  expect(await screen.findByText(/The price could not be checked/)).toBeTruthy()
  expect(screen.getByText('Checking whether shipping is free…')).toBeTruthy()
})

it('an empty cart suggests no cases where the catalogue does not answer', async () => {
  localStorage.clear()
  useCartStore.setState({ ...useCartStore.getInitialState(), loaded: true }, true)
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'internal', message: 'No' }, { status: 500 }),
  )
  show()
  expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Cases to start with')).toBeNull())
})

it('what is bought after the question about the phone is what the page shows by then', async () => {
  localStorage.clear()
  useCartStore.setState({ ...useCartStore.getInitialState(), loaded: true }, true)
  useCartStore.getState().addItem(snap())
  usePhonesStore.setState({ ...usePhonesStore.getInitialState(), loaded: true, phones: ['Pixel 9'] }, true)
  useSessionStore.setState({ status: 'signedIn' })
  const bought: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    await Promise.resolve()
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    if (path.includes('/quote')) {
      const total =
        12 *
        (body as { items: { quantity: number }[] }).items.reduce((sum, { quantity }) => sum + quantity, 0)
      const nothing = { items: [], unavailable: [], discount: null, notTaken: null, promoRefused: null }
      return Response.json({ success: true, data: { ...nothing, subtotal: total, total } })
    }
    if (path.includes('create-checkout-session')) bought.push(body)
    return Response.json({ success: false, code: 'internal', error: 'No' }, { status: 500 })
  })
  show({ status: 'signedIn', id: 'ada' })
  const hand = userEvent.setup()
  await hand.click(await screen.findByRole('button', { name: /^Secure Checkout/ }))
  const yes = await screen.findByRole('button', { name: 'Yes, it is for another phone' })
  // Another tab takes a second one.
  act(() =>
    useCartStore.setState(({ items }) => ({ items: items.map((line) => ({ ...line, quantity: 2 })) })),
  )
  await hand.click(yes)
  await waitFor(() => expect(bought).toHaveLength(1))
  expect(bought).toMatchObject([{ items: [{ quantity: 2 }], expectedTotal: 24 }])
})
