import type { User } from '@caseloom/contract'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRequireSession } from '~/features/account/hooks/use-require-session'
import { useSessionStore } from '~/features/account/session'
import { useCartStore } from '~/features/cart/store'
import { readToken, writeToken } from '~/lib/auth-token'
import { snap } from '~/testing/snap'
import { signOut } from './sign-out'

/** The calls that end a session; the shop answers none of them. */
let told: RequestInit[] = []
beforeEach(() => {
  told = []
  localStorage.clear()
  useCartStore.setState(useCartStore.getInitialState(), true)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.endsWith('/logout')) told.push(init)
    return new Promise(() => undefined)
  })
  writeToken('a.b.c', true)
  const user = { id: 'cus_1', name: 'Ada' } as User
  useSessionStore.setState({ ...useSessionStore.getInitialState(), user, status: 'signedIn' })
})
afterEach(() => vi.unstubAllGlobals())

function Own() {
  const { user } = useRequireSession()
  const navigate = useNavigate()
  return user ? <button onClick={() => void signOut(navigate, '/login')}>Sign Out</button> : <p>Loading</p>
}
/** The page behind a login, with the button in it. */
function open() {
  window.history.replaceState(null, '', '/dashboard')
  const router = createBrowserRouter([
    { path: '/dashboard', element: <Own /> },
    { path: '/login', element: <p>Welcome back</p> },
    { path: '/contact', element: <input aria-label="Message" /> },
  ])
  render(<RouterProvider router={router} />)
  return router
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
const here = () => window.location.pathname + window.location.search

it('ends the session at once, and has the shop told of it also where the page is closed', async () => {
  open()
  await press()
  expect(await screen.findByText('Welcome back')).toBeTruthy()
  expect(here()).toBe('/login')
  expect(readToken()).toBeNull()
  expect(told).toHaveLength(1)
  expect(told[0]?.keepalive).toBe(true)
  expect((told[0]?.headers as Headers).get('authorization')).toBe('Bearer a.b.c')
})

it('pressed twice while the cart is kept, it signs out once, and leaves whoever has gone on where they are', async () => {
  useCartStore.getState().rewrite((cart) => ({ ...cart, owner: 'cus_1' }))
  useCartStore.getState().addItem(snap())
  const router = open()
  await press()
  await press()
  await act(() => router.navigate('/contact'))
  await userEvent.type(screen.getByLabelText('Message'), 'Hello')
  await waitFor(() => expect(useSessionStore.getState().status).toBe('guest'), { timeout: 5_000 })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(told).toHaveLength(1)
  expect(here()).toBe('/contact')
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('Hello')
})
