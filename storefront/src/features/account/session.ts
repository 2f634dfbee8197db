import type { User } from '@caseloom/contract'
import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { api } from '~/lib/api-client'
import { hasCode } from '~/lib/api-errors'
import { clearToken, onTokenRefused, readToken, writeToken } from '~/lib/auth-token'
import { toast } from '~/lib/toast'
import { readStoredUser, writeStoredUser, type StoredUser } from './lib/stored-user'

export type SessionStatus = 'unknown' | 'guest' | 'signedIn'

interface SessionState {
  user: User | null
  /** Name and picture from last time, for the bar, until the shop has said who this is. */
  remembered: StoredUser | null
  /** 'unknown' while a stored token has not been verified yet; also what the server renders. */
  status: SessionStatus
  /** The token could not be verified because the shop could not be reached. */
  unreachable: boolean
  /** Counts expired sessions; whoever can navigate watches it. */
  expiries: number
  start: () => Promise<void>
  signIn: (token: string, user: User, remember: boolean) => void
  updateUser: (user: User) => void
  signOut: () => Promise<void>
}

const signedOut = { user: null, remembered: null, status: 'guest', unreachable: false } as const
let starting: Promise<void> | null = null

export const useSessionStore = create<SessionState>()((set, get) => {
  async function verify(): Promise<void> {
    if (!readToken()) {
      set(signedOut)
      return
    }
    set({ remembered: readStoredUser(), unreachable: false })
    try {
      get().updateUser(await api.call('getProfile'))
    } catch (error) {
      // A refused token has been dealt with already; anything else says nothing about who this is.
      if (!hasCode(error, 'unauthenticated')) set({ unreachable: true })
    }
  }
  return {
    user: null,
    remembered: null,
    status: 'unknown',
    unreachable: false,
    expiries: 0,
    /** Verifies a stored token; safe to call again, which tries again where the shop could not be reached. */
    start: () => (starting ??= verify().finally(() => (starting = null))),
    signIn: (token, user, remember) => {
      writeToken(token, remember)
      get().updateUser(user)
    },
    updateUser: (user) => {
      writeStoredUser(user)
      set({ user, remembered: null, status: 'signedIn', unreachable: false })
    },
    signOut: async () => {
      // The token must still be there when the shop is told to forget it; the browser forgets it in any case.
      const told = api.call('logout').catch(() => undefined)
      clearToken()
      writeStoredUser(null)
      set(signedOut)
      await told
    },
  }
})

onTokenRefused(() => {
  clearToken()
  writeStoredUser(null)
  useSessionStore.setState((state) => ({ ...signedOut, expiries: state.expiries + 1 }))
  toast.error('Your session has expired. Please log in again.', { id: 'session-expired' })
})

export function useSession() {
  return useSessionStore(
    useShallow(({ user, status, remembered, unreachable }) => ({ user, status, remembered, unreachable })),
  )
}
