import { hasCode, messageOf, NetworkError } from '~/lib/api-errors'
import { safePath } from '../lib/way-back'

export interface SocialFailure {
  title: string
  message: string
  /** Whether the same provider may do better another time. */
  again: boolean
  /** What helps instead: another way to sign in, or a link by mail. */
  help: 'login' | 'reset' | 'register'
  /** Where the shopper was going. */
  redirect: string | null
}

/** Where somebody was going whose sign-in was refused. */
export function wayOn(error: unknown): string | null {
  const data: unknown = typeof error === 'object' && error !== null && 'data' in error ? error.data : null
  return typeof data === 'object' && data !== null && 'redirect' in data ? safePath(data.redirect) : null
}

/** What to say where a sign-in by a provider came to nothing. */
export function socialFailure(error: unknown): SocialFailure {
  const message = messageOf(error, 'Login failed')
  const redirect = wayOn(error)
  if (hasCode(error, 'account_exists'))
    return { title: 'You Have an Account Already', message, again: false, help: 'reset', redirect }
  if (hasCode(error, 'email_unverified'))
    return { title: 'Your Email Is Not Verified', message, again: true, help: 'register', redirect }
  if (hasCode(error, 'provider_unavailable', 'not_ready') || error instanceof NetworkError)
    return { title: 'No Answer', message, again: true, help: 'login', redirect }
  const again = !hasCode(error, 'rate_limited', 'not_found')
  return { title: 'Signing In Did Not Work', message, again, help: 'login', redirect }
}

/** For whoever comes to the page without an answer, or loads it a second time. */
export const NO_ANSWER: SocialFailure = {
  title: 'Nothing to Finish Here',
  message: 'This page ends a sign-in that was begun elsewhere. Please start from the login page.',
  again: false,
  help: 'login',
  redirect: null,
}
