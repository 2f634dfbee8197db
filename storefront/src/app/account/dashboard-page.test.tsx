import type { User } from '@caseloom/contract'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSessionStore } from '~/features/account/session'
import { writeToken } from '~/lib/auth-token'
import { hearToasts } from '~/lib/toast'
import { stubShop, type Answer } from '~/testing/stub-shop'
import DashboardPage from '../routes/dashboard'

const MEMBERSHIP = { tier: { name: 'Linen', icon: 'sprout', colour: 'linen' }, designCount: 0 }
const USER = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  emailVerified: true,
  membership: MEMBERSHIP,
} as unknown as User
const data: Answer[] = [
  ['/order/payment-orders', () => []],
  ['/designs', () => ({ items: [], total: 0, page: 1, limit: 50, hasMore: false })],
  ['/membership', () => MEMBERSHIP],
]
const profile: Answer = ['/profile', () => USER]

let said: string[] = []
let leave = () => {}
beforeEach(() => {
  said = []
  leave = hearToasts(({ words }) => said.push(words))
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  writeToken('a.b.c', true)
  useSessionStore.setState({ ...useSessionStore.getInitialState(), status: 'signedIn', user: USER })
})
afterEach(() => {
  leave()
  onlineManager.setOnline(true)
  useSessionStore.getState().forget('signedOut')
  vi.unstubAllGlobals()
})

/** The dashboard once everything has been answered; presses its button, and answers what is said. */
async function open() {
  stubShop([...data, profile])
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/dashboard?tab=orders']}>
        <DashboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('0 Orders')).toBeTruthy()
  const [button] = screen.getAllByRole('button', { name: 'Refresh Data' })
  return async () => {
    said = []
    if (button) await userEvent.click(button)
    await waitFor(() => expect(said).not.toEqual([]))
    return said
  }
}

it('says that it is on its way while it is not known who this is', () => {
  useSessionStore.setState({ status: 'unknown', user: null })
  render(<DashboardPage />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  })
  expect(screen.getByRole('status').textContent).toContain('Loading Dashboard')
})

it('says that it is refreshed once all of it has come', async () => {
  const refresh = await open()
  expect(await refresh()).toEqual(['Data refreshed!'])
})

it('says so where only who this is did not come', async () => {
  const refresh = await open()
  stubShop(data)
  expect(await refresh()).toEqual(['Try again later.'])
})

it('says so where there is no connection', async () => {
  const refresh = await open()
  onlineManager.setOnline(false)
  expect(await refresh()).toEqual([
    'We could not reach the shop. Please check your connection and try again.',
  ])
})
