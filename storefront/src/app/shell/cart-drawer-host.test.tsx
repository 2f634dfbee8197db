import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useCartStore } from '~/features/cart/store'
import { stubShop } from '~/testing/stub-shop'
import { CartDrawerHost } from './cart-drawer-host'

const line = { id: 'line_1', quantity: 1, replaced: false }
const shown = () => useCartStore.getState().shown
const add = async () => {
  act(() => useCartStore.setState({ shown: line }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
}

let arrive: () => void
let router: ReturnType<typeof createBrowserRouter>

/** Two pages, the second of which comes late. */
beforeEach(() => {
  stubShop([])
  window.history.replaceState(null, '', '/customize')
  const late = new Promise<null>((resolve) => (arrive = () => resolve(null)))
  const pages = [
    { path: '/customize', element: <Link to="/products">Products</Link> },
    { path: '/products', element: <h1>Products</h1>, loader: () => late },
  ]
  const shell = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Outlet />
      <CartDrawerHost />
    </QueryClientProvider>
  )
  router = createBrowserRouter([{ element: shell, children: pages }])
  render(<RouterProvider router={router} />)
})
afterEach(() => {
  router.dispose()
  useCartStore.setState({ shown: null })
})

const leave = () => act(() => void router.navigate('/products'))
const arrived = async () => {
  await act(async () => arrive())
  expect(await screen.findByRole('heading', { name: 'Products', hidden: true })).toBeTruthy()
}

it('a drawer goes with the page that it opened on', async () => {
  await add()
  leave()
  await arrived()
  expect(shown()).toBeNull()
})

it('one that opened on the way to a page stays there, and goes with that one', async () => {
  leave()
  await add()
  await arrived()
  expect(shown()).toBe(line)
  await act(async () => router.navigate(-1))
  expect(await screen.findByRole('link', { name: 'Products' })).toBeTruthy()
  expect(shown()).toBeNull()
})
