import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext } from '~/lib/who'
import { snap } from '~/testing/snap'
import { useCartStore } from '~/features/cart/store'
import CartPage from './routes/cart'

afterEach(() => vi.unstubAllGlobals())

function show() {
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  render(
    <QueryClientProvider client={client}>
      <WhoContext.Provider value={{ ...NOBODY_YET, status: 'guest' }}>
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
