import type { User } from '@caseloom/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { useSessionStore } from '~/features/account/session'
import { writeToken } from '~/lib/auth-token'
import { stubShop } from '~/testing/stub-shop'
import VerifyEmailPage from '../routes/verify-email'

const person = (email: string) => ({ id: email, name: 'Somebody', email }) as User

/** Opens the link that was mailed to ada@example.com, where somebody is signed in. */
function open(user: User) {
  const isHers = user.email === 'ada@example.com'
  stubShop([
    ['/profile', () => user],
    [
      '/verify-email',
      () => ({ alreadyVerified: false, user: isHers ? user : null, token: null, expiresAt: null }),
    ],
  ])
  writeToken('a.b.c', true)
  useSessionStore.setState({ ...useSessionStore.getInitialState(), status: 'signedIn', user })
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
  const router = createMemoryRouter(
    [
      { path: '/verify-email', element: <VerifyEmailPage /> },
      { path: '/dashboard', element: <p>The dashboard</p> },
    ],
    { initialEntries: ['/verify-email?token=t&email=Ada%40example.com'] },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}
afterEach(() => {
  vi.useRealTimers()
  useSessionStore.getState().forget('signedOut')
  vi.unstubAllGlobals()
})

it('leads whoever is signed in to the account to its dashboard', async () => {
  open(person('ada@example.com'))
  await screen.findByText(/your account is verified/)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await screen.findByText('The dashboard')).toBeTruthy()
})

it('leads nobody on who is signed in to another, and says which is which', async () => {
  const router = open(person('bo@example.com'))
  await screen.findByText(/ada@example\.com is verified\. You are signed in here as bo@example\.com/)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(router.state.location.pathname).toBe('/verify-email')
})
