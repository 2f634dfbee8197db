import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeAdminDetail } from '~/testing/make-admin-detail'
import { makeAdminOrder } from '~/testing/make-admin-order'
import { stubShop } from '~/testing/stub-shop'
import { ViewedOrder } from './viewed-order'

afterEach(() => vi.unstubAllGlobals())

it.each(['Reject Order', 'Ask for a change'])(
  '%s takes the place of the details: closed, what opened them has the focus',
  async (name) => {
    stubShop([['/order/admin/pending/order_1', () => makeAdminDetail(makeAdminOrder())]])
    const hand = userEvent.setup()
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Link to="?order=order_1">View</Link>
          <ViewedOrder />
        </MemoryRouter>
      </QueryClientProvider>,
    )
    await hand.click(screen.getByRole('link', { name: 'View' }))
    await hand.click(await screen.findByRole('button', { name }))
    await hand.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'View' })))
  },
)

it('names the number by which a customer can be reached', async () => {
  stubShop([['/order/admin/pending/order_1', () => makeAdminDetail(makeAdminOrder())]])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/?order=order_1']}>
        <ViewedOrder />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect((await screen.findByText('Phone')).nextElementSibling?.textContent).toBe('+44 113 496 0123')
})
