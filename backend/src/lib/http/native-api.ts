import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { env } from '../../env'

/** Medusa's own customer-facing routes: they would let anyone walk round the rules of /api (docs/decisions/0002). */
export const NATIVE_PREFIXES = ['/store', '/auth/customer', '/hooks', '/static', '/cloud/auth/users']

export const nativeNotFound = () => new MedusaError(MedusaError.Types.NOT_FOUND, 'Not found')

/** True for a path of Medusa's customer-facing routes while they are closed. */
export const isClosed = (path: string) =>
  env.NATIVE_API === 'closed' &&
  NATIVE_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/** Answers 404 on Medusa's customer-facing routes unless a setting opens them. */
export function closeNativeApi(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  next(isClosed(`${req.baseUrl}${req.path}`) ? nativeNotFound() : undefined)
}

/** Medusa's own renewals, which its admin's users need. */
export const USER_ONLY = ['/auth/token/refresh', '/auth/session']

/** Who a token claims to be for. Nothing is granted by it, so nothing has to be proved. */
function claimedActor(authorization: string): unknown {
  const [, payload = ''] = /^Bearer\s+[^.\s]+\.([^.\s]+)\./i.exec(authorization) ?? []
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return typeof claims === 'object' && claims !== null && 'actor_type' in claims ? claims.actor_type : null
  } catch {
    return null
  }
}

/**
 * Second factors of customers are set up and taken away at `/api`, with the password and a code. Medusa's own routes ask a customer's
 * token for neither: they are the admin's users' alone, whatever NATIVE_API says. Where it opens Medusa's own sign-in of customers,
 * that one's second step is open too.
 */
export function closeFactorsToCustomers(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const session = (req.session as { auth_context?: { actor_type?: unknown } } | undefined)?.auth_context
  const actors = [claimedActor(req.get('Authorization') ?? ''), session?.actor_type]
  const isSignIn = env.NATIVE_API === 'open' && req.originalUrl.startsWith('/auth/mfa/challenges/')
  next(actors.includes('customer') && !isSignIn ? nativeNotFound() : undefined)
}

/** A customer's token cannot be renewed past its sign-in, or turned into a cookie that no sign-out ends. */
export function closeToCustomers(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const isCustomer = claimedActor(req.get('Authorization') ?? '') === 'customer'
  next(env.NATIVE_API === 'closed' && isCustomer ? nativeNotFound() : undefined)
}
