import type { AdminStats, User } from '@caseloom/contract'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSessionStore } from '~/features/account/session'
import { hearToasts } from '~/lib/toast'
import { makeAdminOrder } from '~/testing/make-admin-order'
import { stubShop, type Answer } from '~/testing/stub-shop'
import AdminPage from '../routes/admin'

const STATS: AdminStats = {
  pendingOrders: 1,
  runningOrders: 2,
  processedOrders: 0,
  rejectedOrders: 0,
  cancelledOrders: 0,
  failedOrders: 0,
  heldUpOrders: 3000,
  doubtedOrders: 1,
  stuckOrders: 2,
  parkedPayments: 0,
  adjustmentOrders: 0,
  totalCustomerOrders: 1,
  revenue: 0,
  oldestPendingAt: null,
  lastUpdated: '2026-11-20T09:00:00.000Z',
  providers: [{ name: 'Stripe', mode: 'test', healthy: true, note: null }],
}
const stats: Answer = ['/order/admin/stats', () => STATS]
const orders: Answer = [
  '/order/admin/orders',
  () => ({ items: [makeAdminOrder()], total: 1, page: 1, limit: 25, hasMore: false }),
]
const sales: Answer = ['/order/admin/sales', () => ({ days: [] })]

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  useSessionStore.setState({
    ...useSessionStore.getInitialState(),
    status: 'signedIn',
    user: { id: 'ada', isAdmin: true } as User,
  })
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

/** Where the panel is, and what it was asked for. */
const Here = () => <output aria-label="address">{useLocation().search}</output>
const here = () => screen.getByRole('status', { name: 'address' }).textContent

/** The panel's tab once everything has been answered; what it answers asks for everything anew. */
function panel(tab: string, ...answers: Answer[]) {
  stubShop([...answers, stats, orders, sales])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/admin?tab=${tab}`]}>
        <AdminPage />
        <Here />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return () => act(() => client.refetchQueries({ queryKey: ['admin'] }))
}
/** Paths that were asked for since. */
const asking = () => {
  const asks = vi.spyOn(globalThis, 'fetch')
  return () => asks.mock.calls.map(([path]) => (typeof path === 'string' ? path : ''))
}
const note = () => screen.queryByText('This may not be the latest')

it('says no longer that all is well while the shop does not answer', async () => {
  const again = panel('dashboard')
  expect(await screen.findByText('All Systems Operational')).toBeTruthy()
  expect(note()).toBeNull()
  stubShop([])
  await again()
  await waitFor(() => expect(note()).not.toBeNull())
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.queryByText('All Systems Operational')).toBeNull()
  stubShop([stats, orders, sales])
  await again()
  expect(await screen.findByText('All Systems Operational')).toBeTruthy()
  expect(note()).toBeNull()
})

it('counts what is being decided where it is listed', async () => {
  panel('pending')
  expect(await screen.findByText('1 Pending, 2 Under Way')).toBeTruthy()
})

it('says so, too, where the figures come and the orders do not', async () => {
  const again = panel('pending')
  expect(await screen.findByRole('listitem', { name: /^Order 7,/ })).toBeTruthy()
  stubShop([stats])
  await again()
  await waitFor(() => expect(note()).not.toBeNull())
  expect(screen.getByRole('listitem', { name: /^Order 7,/ })).toBeTruthy()
})

it('looks for the same in another tab', async () => {
  panel('pending&q=ada&from=2026-11-01&sort=oldest&page=2')
  const asked = asking()
  await userEvent.click(await screen.findByRole('tab', { name: /^Processed/ }))
  expect(here()).toBe('?tab=processed&q=ada&from=2026-11-01&sort=oldest')
  await userEvent.click(screen.getByRole('tab', { name: /^All Orders/ }))
  expect(here()).toBe('?tab=all&q=ada&from=2026-11-01&sort=oldest')
  expect(asked().findLast((path) => path.includes('search=ada'))).toMatch(/^(?!.*status=).*search=ada/)
})

it('offers to look in all orders where a tab has none that match', async () => {
  const none = { items: [], total: 0, page: 1, limit: 25, hasMore: false }
  panel('failed&q=%237', ['/order/admin/orders', () => none])
  await userEvent.click(await screen.findByRole('button', { name: 'Look in all orders' }))
  expect(here()).toBe('?tab=all&q=%237')
  expect(screen.queryByRole('button', { name: 'Look in all orders' })).toBeNull()
})

it('leads from what waits to all of it, the oldest first', async () => {
  panel('dashboard&q=ada')
  const asked = asking()
  await userEvent.click(await screen.findByRole('button', { name: /3,000 ?prints are held up/ }))
  expect(here()).toBe('?tab=held&sort=oldest')
  expect(asked()).toContainEqual(expect.stringContaining('trouble=true'))
})

it('leads to the payments that a bank doubts, whatever became of their orders', async () => {
  panel('dashboard')
  const asked = asking()
  await userEvent.click(await screen.findByRole('button', { name: /1 ?payment is doubted by its bank/ }))
  expect(here()).toBe('?tab=doubted&sort=oldest')
  expect(asked()).toContainEqual(expect.stringMatching(/^(?!.*status=).*doubted=true/))
})

it('leads to the orders whose decision is not carried out, and says not that nothing waits', async () => {
  const nothing = { ...STATS, pendingOrders: 0, heldUpOrders: 0, doubtedOrders: 0 }
  panel('dashboard', ['/order/admin/stats', () => nothing])
  const asked = asking()
  await userEvent.click(await screen.findByRole('button', { name: /2 ?decisions are not carried out/ }))
  expect(screen.queryByText(/^Nothing waits/)).toBeNull()
  expect(here()).toBe('?tab=stuck&sort=oldest')
  expect(asked()).toContainEqual(expect.stringMatching(/^(?!.*status=).*stuck=true/))
})

it('counts what a tab lists beside its name, for windows without room for words', async () => {
  panel('dashboard')
  expect(await screen.findByRole('tab', { name: /^Held Up 3,000/ })).toBeTruthy()
  expect(screen.getByRole('tab', { name: /^Pending 3/ })).toBeTruthy()
  expect(screen.getByRole('tab', { name: /^In Doubt 1/ })).toBeTruthy()
  expect(screen.getByRole('tab', { name: /^Stuck 2/ })).toBeTruthy()
})

it('says not that anything was refreshed without a connection', async () => {
  panel('dashboard')
  await screen.findByText('All Systems Operational')
  const said: string[] = []
  const leave = hearToasts(({ words }) => said.push(words))
  const refresh = screen.getByRole('button', { name: 'Refresh' })
  onlineManager.setOnline(false)
  await userEvent.click(refresh)
  await waitFor(() => expect(said).toEqual(['Failed to load admin data']))
  onlineManager.setOnline(true)
  await userEvent.click(refresh)
  await waitFor(() => expect(said.slice(1)).toEqual(['Data refreshed!']))
  leave()
})
