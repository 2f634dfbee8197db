import type { OrderDetail } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { stubShop } from '~/testing/stub-shop'
import { orderQuery } from '../api/orders'
import { OrderDetailsDialog } from './order-details-dialog'

afterEach(() => vi.unstubAllGlobals())

const SESSION = 'cs_test_a1b2c3d4e5f6g7h8'
const ORDER: Partial<OrderDetail> = {
  id: 'order_1',
  orderId: 'order_1',
  orderNumber: 21,
  sessionId: SESSION,
  status: 'cancelled',
  updatedAt: '2026-11-22T09:00:00.000Z',
  items: [],
  totals: { subtotal: 12, discount: 0, discountLabel: null, shipping: 0, tax: 0, total: 12 },
  timeline: [],
  shippingAddress: {
    name: 'Ada',
    street: '1 Test Row',
    city: 'Leeds',
    postcode: 'LS1 1AA',
    country: 'GB',
    phone: '',
  },
  prodigiDetails: { stage: null, issues: [] },
}

it.each([
  [SESSION, 'cs_test_…g7h8', SESSION],
  ['chk_1', 'chk_1', 'chk_1'],
])('names the order as mails and invoice do, and its payment %s besides', (sessionId, short, whole) => {
  const client = makeQueryClient()
  client.setQueryData(orderQuery('order_1').queryKey, { ...ORDER, sessionId } as OrderDetail)
  render(
    <QueryClientProvider client={client}>
      <OrderDetailsDialog id="order_1" onClose={() => undefined} onAddToCart={() => undefined} />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
  const dialog = screen.getByRole('dialog', { name: 'Order Details' })
  expect(dialog.textContent).toContain(`Order #21 · Reference ${short}`)
  expect(screen.getByTitle(whole).textContent).toBe(`Reference ${short}`)
})

it('says that an order could not be loaded, and tries again', async () => {
  stubShop([])
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  render(
    <QueryClientProvider client={client}>
      <OrderDetailsDialog id="order_1" onClose={() => undefined} onAddToCart={() => undefined} />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
  expect(await screen.findByRole('heading', { name: 'Failed to load order details' })).toBeTruthy()
  stubShop([['/order/order_1', () => ORDER]])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect((await screen.findByTitle(SESSION)).textContent).toBe('Reference cs_test_…g7h8')
})
