import type { User } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { stubShop } from '~/testing/stub-shop'
import { SecurityCard } from './security-card'

const user = {
  id: 'cus_1',
  email: 'ada@example.test',
  emailVerified: true,
  hasPassword: false,
  signIns: [],
} as unknown as User

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('the link to choose a password can be sent again after a while, where the mail does not come', async () => {
  const sent = vi.fn(() => null)
  stubShop([
    ['/auth/forgot-password', sent],
    ['/auth/second-factor', () => ({ enabled: false })],
    ['/auth/providers', () => []],
  ])
  render(<SecurityCard user={user} />, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <QueryClientProvider client={makeQueryClient()}>{children}</QueryClientProvider>
      </MemoryRouter>
    ),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Set a password' }))
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: 'Email sent' }))
  await pass(100)
  expect(sent).toHaveBeenCalledTimes(1)
  await pass(60_000)
  expect(screen.getByText(/We have sent a link to ada@example.test/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await pass(100)
  expect(sent).toHaveBeenCalledTimes(2)
})
