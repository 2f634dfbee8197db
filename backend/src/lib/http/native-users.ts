import type { AuthContext, MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { env } from '../../env'
import { nativeNotFound } from './native-api'

export type UsersRequest = MedusaRequest & { auth_context?: AuthContext }

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
