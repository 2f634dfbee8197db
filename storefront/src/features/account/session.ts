import type { User } from '@caseloom/contract'
import { create } from 'zustand'
import { api } from '~/lib/api-client'
import { hasCode, mayPass } from '~/lib/api-errors'
import { clearToken, isRemembered, onTokenRefused, readToken, writeToken } from '~/lib/auth-token'
import { dropDrafts, noteExpiry } from '~/lib/form-draft'
import { toast } from '~/lib/toast'
import { againLater } from './lib/again-later'
import { readStoredUser, writeStoredUser } from './lib/stored-user'
import { announceEnd, answerTabs, askTabs, stopAnsweringTabs, type SessionEnd } from './lib/tabs'

export type SessionStatus = 'unknown' | 'guest' | 'signedIn'

interface SessionState {
  user: User | null
  /** 'unknown' while a stored token has not been verified yet; also what the server renders. */
  status: SessionStatus
  /** The token could not be verified because the shop could not be reached. */
  unreachable: boolean
  /** Counts expired sessions; whoever can navigate watches it. */
  expiries: number
  start: () => Promise<void>
  signIn: (token: string, user: User, remember: boolean) => void
  /** What was changed of who is signed in; a late answer about somebody who has gone changes nothing. */
  updateUser: (user: User) => void
  /** Ends it in this browser at once; the shop is told of it meanwhile. */
  signOut: () => void
  /** Another tab, which found nobody signed in, forgot who this is: new tabs are told again. */
  recall: () => void
  /** Another tab has ended a session, at times long ago: one that was begun since goes on, and so does another person's. */
  hearEnd: (how: SessionEnd, who?: string, at?: number) => void
  /** Another tab says that somebody is signed in at this browser. */
  hearPerson: () => void
  /** Ends the session in this tab alone. */
  forget: (how: SessionEnd) => void
  /** Ends it in this browser: the shop has ended it already. */
  end: (how: SessionEnd) => void
}

const signedOut = { user: null, status: 'guest', unreachable: false } as const
let starting: Promise<void> | null = null
/** Who is named elsewhere so soon after an end here has been signed in there all along: no sign-in that this tab would join in. */
const AFTER_END_MS = 500

/** The token of this tab, else one of another tab while somebody seems to be signed in at this browser. */
async function findToken(): Promise<string | null> {
  const own = readToken()
  if (own !== null || readStoredUser() === null) return own
  const given = await askTabs()
  // Somebody may have signed in here meanwhile.
  if (readToken() !== null) return readToken()
  // A browser that was closed ended the session: whoever uses it next is not told of who that was.
  if (given === null) writeStoredUser(null)
  else writeToken(given, false)
  return given
}

export const useSessionStore = create<SessionState>()((set, get) => {
  let failures = 0
  let leaveIt: () => void = () => undefined
  /** The token that this tab goes by. */
  let own: string | null = null
  let endedAt = -Infinity
  const show = (user: User) => {
    if (!isRemembered()) answerTabs(readToken)
    // Only what is new: two tabs with a person each would answer one another's names for ever.
    const { id, name, profilePicture } = get().user ?? {}
    if (id !== user.id || name !== user.name || profilePicture !== user.profilePicture) writeStoredUser(user)
    set({ user, status: 'signedIn', unreachable: false })
  }
  /** Another tab has put another token in its place, or none, before it was known whose this is. */
  const isOvertaken = (token: string) => get().status === 'unknown' && readToken() !== token
  async function verify(): Promise<void> {
    leaveIt()
    const token = await findToken()
    own = token
    if (token === null) {
      set(signedOut)
      return
    }
    try {
      const user = await api.call('getProfile')
      failures = 0
      if (readToken() === token) show(user)
      else if (isOvertaken(token)) await verify()
    } catch (error) {
      if (isOvertaken(token)) return verify()
      // A refused token has been dealt with already; anything else says nothing about who this is, if it was not known.
      if (hasCode(error, 'unauthenticated') || get().user !== null) return
      set({ unreachable: true })
      // Asked by itself: until it is known who this is, the pages wait.
      if (mayPass(error)) leaveIt = againLater(() => void (get().status === 'unknown' && run()), failures++)
    }
  }
  const run = () => (starting ??= verify().finally(() => (starting = null)))
  return {
    user: null,
    status: 'unknown',
    unreachable: false,
    expiries: 0,
    /** Verifies a stored token; safe to call again, which tries again where the shop could not be reached. */
    start: () => {
      set({ unreachable: false })
      return run()
    },
    signIn: (token, user, remember) => {
      writeToken(token, remember)
      own = token
      show(user)
    },
    updateUser: (user) => {
      if (get().user?.id === user.id) show(user)
    },
    signOut: () => {
      // The token must still be there when the shop is told to forget it; the browser forgets it in any case.
      api.call('logout', { keepalive: true }).catch(() => undefined)
      get().end('signedOut')
    },
    recall: () => {
      const { user } = get()
      if (user && readToken() !== null) writeStoredUser(user)
    },
    end: (how) => {
      // Before anything is forgotten, which other tabs would make good.
      announceEnd(how, get().user?.id)
      get().forget(how)
    },
    hearEnd: (how, who, at = Date.now()) => {
      const token = readToken()
      const { user, status } = get()
      if (token !== null && token !== own) {
        // Whose it is has still to be asked, and until then nobody's name is shown with it.
        stopAnsweringTabs()
        set({ user: null, status: 'unknown' })
        void get().start()
        return
      }
      const isAnothers = token !== null && user !== null && who !== undefined && who !== user.id
      if (status === 'guest' || isAnothers) return
      get().forget(how)
      endedAt = at
    },
    hearPerson: () => {
      if (Date.now() - endedAt > AFTER_END_MS) void get().start()
    },
    forget: (how) => {
      stopAnsweringTabs()
      own = null
      endedAt = Date.now()
      if (how === 'signedOut') dropDrafts(() => true)
      else noteExpiry()
      clearToken()
      writeStoredUser(null)
      set((state) => ({ ...signedOut, expiries: state.expiries + (how === 'expired' ? 1 : 0) }))
    },
  }
})

onTokenRefused(() => {
  useSessionStore.getState().end('expired')
  toast.error('Your session has expired. Please log in again.', { id: 'session-expired' })
})

export function useSession() {
  const user = useSessionStore((state) => state.user)
  const status = useSessionStore((state) => state.status)
  const unreachable = useSessionStore((state) => state.unreachable)
  return { user, status, unreachable }
}
