import type { User } from '@caseloom/contract'
import { act, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearToken, writeToken } from '~/lib/auth-token'
import { useSessionStore } from '../session'
import { FollowOtherTabs } from './follow-other-tabs'

const ADA = { id: 'cus_1', name: 'Ada', profilePicture: null } as User
const status = () => useSessionStore.getState().status
const signedIn = () => {
  writeToken('a.b.c', true)
  useSessionStore.setState({ ...useSessionStore.getInitialState(), user: ADA, status: 'signedIn' })
}
afterEach(() => useSessionStore.getState().forget('signedOut'))

it('whoever another tab signed out while this one was opening is signed out here', () => {
  signedIn()
  clearToken()
  render(<FollowOtherTabs />)
  expect(status()).toBe('guest')
})

it('whoever another tab signs out later is, too, and until then stays signed in', () => {
  signedIn()
  render(<FollowOtherTabs />)
  expect(status()).toBe('signedIn')
  clearToken()
  const newValue = `signedOut cus_1 ${String(Date.now())}`
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'session_end', newValue })))
  expect(status()).toBe('guest')
})
