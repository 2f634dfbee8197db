import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { useCartStore } from '~/features/cart/store'
import CartPage from './routes/cart'

afterEach(() => vi.unstubAllGlobals())

it('an empty cart suggests no cases where the catalogue does not answer', async () => {
  localStorage.clear()
  useCartStore.setState({ ...useCartStore.getInitialState(), loaded: true }, true)
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'internal', message: 'No' }, { status: 500 }),
  )
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  render(
    <QueryClientProvider client={client}>
      <CartPage />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
  expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Cases to start with')).toBeNull())
})
