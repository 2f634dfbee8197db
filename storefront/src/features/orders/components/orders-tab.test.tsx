import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { hearToasts } from '~/lib/toast'
import { stubShop, stubWordlessShop } from '~/testing/stub-shop'
import { OrdersTab } from './orders-tab'

let said: string[] = []
let leave = () => {}
beforeEach(() => {
  said = []
  leave = hearToasts(({ kind, words }) => said.push(`${kind}: ${words}`))
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

function show() {
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  render(
    <QueryClientProvider client={client}>
      <OrdersTab onAddToCart={() => undefined} />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
}
const noOrders = ['/order/payment-orders', () => []] as const

it('says that orders could not be loaded, in the shop’s words or its own, and tries again', async () => {
  stubWordlessShop()
  show()
  expect(screen.getByRole('status').textContent).toBe('Loading your orders...')
  expect(await screen.findByRole('heading', { name: 'Error Loading Orders' })).toBeTruthy()
  expect(screen.getByText('Failed to fetch orders')).toBeTruthy()
  stubShop([])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Try again later.')).toBeTruthy()
  stubShop([noOrders])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'No Orders Yet' })).toBeTruthy()
})

it.each([
  ['success: Order status updated!', [['/order/refresh-status', () => ({ updated: 0 })], noOrders] as const],
  ['error: Failed to refresh orders', [noOrders] as const],
])('tells what it does while it asks how orders stand, and then: %s', async (end, answers) => {
  stubShop(answers)
  show()
  await screen.findByRole('heading', { name: 'No Orders Yet' })
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(said).toEqual(['loading: Checking order status with Prodigi...', end]))
})

it('whoever refreshes too often is told when to come again', async () => {
  const says = 'You have asked many times this hour how your orders stand. Please try again in 12 minutes.'
  vi.stubGlobal('fetch', async (path: string) => {
    await Promise.resolve()
    return path.includes('refresh-status')
      ? Response.json({ success: false, data: null, error: says, code: 'rate_limited' }, { status: 429 })
      : Response.json({ success: true, data: [] })
  })
  show()
  await screen.findByRole('heading', { name: 'No Orders Yet' })
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(said.at(-1)).toBe(`error: ${says}`))
})
