import { readToken } from './auth-token'

/**
 * Notes who is signed in; what it returns says later whether that is so still. Of a call that was begun before: what was loaded for one
 * person is forgotten as they sign out, and a late answer would put it there again, for whoever comes next.
 */
export function sameSession(): () => boolean {
  const begun = readToken()
  return () => readToken() === begun
}
