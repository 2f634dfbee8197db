import type { User } from '@caseloom/contract'
import { api } from '~/lib/api-client'
import { toast } from '~/lib/toast'
import { useSessionStore } from './session'

/** Somebody has signed in: the page goes on as theirs. */
export function enter(
  { token, user }: { token: string; user: User },
  remember: boolean,
  onSignedIn: () => void,
) {
  useSessionStore.getState().signIn(token, user, remember)
  toast.success('Welcome back!')
  onSignedIn()
  // The profile as it stands, where it comes; what the sign-in answered is good enough without it.
  void useSessionStore.getState().start()
  void api.call('debug').catch(() => undefined)
}
