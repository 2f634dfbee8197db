import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { env } from '../../env'

/** Medusa's own customer-facing routes: they would let anyone walk round the rules of /api (docs/decisions/0002). */
export const NATIVE_PREFIXES = ['/store', '/auth/customer', '/hooks', '/static', '/cloud/auth/users']

export const nativeNotFound = () => new MedusaError(MedusaError.Types.NOT_FOUND, 'Not found')

/** True for a path of Medusa's customer-facing routes while they are closed, in capitals too: Express takes both. */
export function isClosed(path: string): boolean {
  const asRouted = path.toLowerCase()
  return (
    env.NATIVE_API === 'closed' &&
    NATIVE_PREFIXES.some((prefix) => asRouted === prefix || asRouted.startsWith(`${prefix}/`))
  )
}

/** Answers 404 on what lies below those prefixes unless a setting opens it: whoever comes here was led by Express' own comparison. */
export function closeNativeApi(_req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  next(env.NATIVE_API === 'closed' ? nativeNotFound() : undefined)
}

/**
 * What the admin's pages call below `/auth`: to sign in and out, to take an invitation up, for a new password and a second factor.
 * Medusa's `/auth/<kind>/<provider>` would take any first segment for a kind of account, `session` and `mfa` too.
 */
const ADMIN_CALLS = [
  /^GET \/auth\/user\/providers$/,
  /^POST \/auth\/user\/emailpass(\/(register|reset-password|update))?$/,
  /^(POST|DELETE) \/auth\/session$/,
  /^POST \/auth\/token\/refresh$/,
  /^(GET|POST) \/auth\/mfa\/factors$/,
  /^DELETE \/auth\/mfa\/factors\/[\w-]+$/,
  /^POST \/auth\/mfa\/(factors|challenges)\/[\w-]+\/verify$/,
  /^POST \/auth\/mfa\/recovery-codes$/,
]
const CUSTOMERS_CALL = /^(GET|POST) \/auth\/customer\/[\w-]+(\/(callback|register|reset-password|update))?$/

/**
 * Answers 404 to everything else below `/auth`, whatever NATIVE_API says. A path passes as these pages write it and in no other
 * spelling: Medusa decodes what it takes for a parameter, so that `email%70ass` would sign in past the limits of `emailpass`.
 */
export function closeOtherAuth(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const call = `${req.method} ${req.originalUrl.replace(/\?.*$/s, '')}`
  const calls = env.NATIVE_API === 'open' ? [...ADMIN_CALLS, CUSTOMERS_CALL] : ADMIN_CALLS
  next(calls.some((known) => known.test(call)) ? undefined : nativeNotFound())
}
