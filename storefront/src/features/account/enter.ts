import type { User } from '@caseloom/contract'
import { toast } from '~/lib/toast'
import { accountApi } from './api/account-api'
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
  void accountApi.call('debug').catch(() => undefined)
}
