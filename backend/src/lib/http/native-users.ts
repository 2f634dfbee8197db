import type { AuthContext, MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { env } from '../../env'
import { readLogin, type Login } from '../accounts/user-login'
import { nativeNotFound } from './native-api'

/** As Medusa read it of a token, or of the session that one was put into. Times in seconds. */
type Caller = AuthContext & { iat?: number; exp?: number }
export type UsersRequest = MedusaRequest & { auth_context?: Caller }

/** A token says to the second when it was made. */
const isOlderThan = ({ iat = 0 }: Caller, change: Date | null): boolean =>
  change !== null && change.getTime() >= (iat + 1) * 1000

/**
 * Whether a caller signed in before the login's second factor was set up, or taken away: a thief does not stay in, and what was ended
 * by a factor does not come back with its end. Whoever has shown a code since is the owner. Until then `mfa_enabled` alone says
 * that a code is still owed; Medusa lets that one no further than to its second step.
 */
function isBeforeFactor(caller: Caller, { factor, factorRemovedAt }: Login): boolean {
  const shown = caller.mfa_challenge_completed_at ? new Date(caller.mfa_challenge_completed_at) : null
  const hasShownSince = (change: Date): boolean => shown !== null && shown >= change
  if (factorRemovedAt && isOlderThan(caller, factorRemovedAt) && !hasShownSince(factorRemovedAt)) return true
  if (!factor || hasShownSince(factor.since)) return false
  return shown !== null || caller.mfa_enabled !== true
}

/**
 * What a caller's login is good for now. Medusa believes a session or token until it is over, and a session for as long as it is
 * shown; here the user has to be there still, with the password and the second factor that it was opened by.
 */
async function standing(req: UsersRequest): Promise<'user' | 'invited' | null> {
  const caller = req.auth_context
  if (caller?.actor_type !== 'user' || (caller.exp ?? Infinity) * 1000 <= Date.now()) return null
  const login: Login | null = await readLogin(req.scope, { id: caller.auth_identity_id })
  if (!login || isOlderThan(caller, login.passwordAt) || isBeforeFactor(caller, login)) return null
  if (login.userId !== null) return [login.userId, ''].includes(caller.actor_id) ? 'user' : null
  return login.isInvited && caller.actor_id === '' ? 'invited' : null
}

/** The browser that a factor is changed in has shown a code just now, and stays signed in. A token ends with all others. */
export function keepSignedIn(req: UsersRequest, at: Date): void {
  const session = req.session as { auth_context?: Caller } | undefined
  if (session?.auth_context)
    session.auth_context = {
      ...session.auth_context,
      mfa_enabled: true,
      mfa_challenge_completed_at: at.toISOString(),
    }
}

/** Keys of the admin are nobody's sign-in; customers get here where NATIVE_API lets them. */
const isOther = ({ auth_context: caller }: UsersRequest): boolean =>
  !caller || caller.actor_type === 'api-key' || caller.actor_type === 'customer'

function refuse(res: MedusaResponse): void {
  res.status(401).json({ type: 'unauthorized', message: 'Unauthorized' })
}

/** Lets a user of Medusa's admin pass who is one still. Whoever is not signed in is refused by Medusa itself. */
export async function onlyUsers(req: UsersRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if (isOther(req) || (await standing(req)) === 'user') next()
  else refuse(res)
}

/** The same, and whoever has been invited to become one: its page signs them in before it takes the invitation up. */
export async function onlyUsersToBe(req: UsersRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if (isOther(req) || (await standing(req)) !== null) next()
  else refuse(res)
}

/** Where one need not be signed in: whoever was a user once is a guest. */
export async function forgetFormerUser(req: UsersRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  if (!isOther(req) && (await standing(req)) !== 'user') delete req.auth_context
  next()
}

/**
 * Second factors of customers are set up and taken away at `/api`, with the password and a code. Medusa's own routes ask a customer's
 * token for neither: they are the admin's users' alone, whatever NATIVE_API says. Where it opens Medusa's own sign-in of customers,
 * that one's second step is open too.
 */
export function closeFactorsToCustomers(req: UsersRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const isSignIn = env.NATIVE_API === 'open' && req.originalUrl.startsWith('/auth/mfa/challenges/')
  next(req.auth_context?.actor_type === 'customer' && !isSignIn ? nativeNotFound() : undefined)
}

/** A customer's token cannot be renewed past its sign-in, or turned into a cookie that no sign-out ends. */
export function closeToCustomers(req: UsersRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const isCustomer = req.auth_context?.actor_type === 'customer'
  next(env.NATIVE_API === 'closed' && isCustomer ? nativeNotFound() : undefined)
}
