import { getAuthContextFromJwtToken, type MedusaRequest } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'
import { z } from 'zod'
import { env } from '../../env'
import { ACCOUNT_SECURITY_MODULE, ADMIN_GROUP } from '../../modules/account_security'
import { failure } from './fail'
import type { Customer } from './principal'

export const SESSION_COOKIE = 'caseloom_session'
export const SESSION_EXPIRED = 'Your session has expired. Please log in again.'
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_ORIGINS = new Set([env.PUBLIC_URL, env.BACKEND_PUBLIC_URL].map((url) => new URL(url).origin))
const claimsSchema = z.object({ jti: z.string().min(1), actor_id: z.string().min(1) })

const bearerOf = (req: MedusaRequest): string | null =>
  /^Bearer\s+(\S+)$/i.exec(req.get('Authorization') ?? '')?.[1] ?? null

/**
 * The token that came with a call: the Authorization header's, else the cookie's. A browser sends the cookie
 * by itself, so a change made with it must name one of our own pages as its origin.
 */
function tokenOf(req: MedusaRequest): string | null {
  const bearer = bearerOf(req)
  if (bearer) return bearer
  const cookie = (req.cookies as Record<string, string> | undefined)?.[SESSION_COOKIE]
  if (!cookie) return null
  if (!SAFE_METHODS.has(req.method) && !OWN_ORIGINS.has(req.get('Origin') ?? ''))
    throw failure('forbidden', 'This call has to come from the shop’s own pages')
  return cookie
}

/** Whether somebody claimed to be signed in, rightly or not. */
export const carriesToken = (req: MedusaRequest): boolean =>
  bearerOf(req) !== null || Boolean((req.cookies as Record<string, string> | undefined)?.[SESSION_COOKIE])

function claimsOf(token: string) {
  const payload = getAuthContextFromJwtToken(
    `Bearer ${token}`,
    env.JWT_SECRET,
    ['bearer'],
    ['customer'],
    undefined,
    {
      algorithms: ['HS256'],
    },
  )
  const claims = claimsSchema.safeParse(payload)
  return claims.success ? claims.data : null
}

/** The live sign-in behind a call's token, or null. */
export async function findSession(req: MedusaRequest) {
  const token = tokenOf(req)
  const claims = token ? claimsOf(token) : null
  if (!claims) return null
  const session = await req.scope.resolve(ACCOUNT_SECURITY_MODULE).findLiveSession(claims.jti)
  return session?.customer_id === claims.actor_id ? session : null
}

/**
 * Whether a customer may use the admin calls: member of the group, with a verified address.
 * Read from the database each time, so that leaving the group works at once.
 */
export async function isAdministrator(
  scope: MedusaRequest['scope'],
  customer: { id: string; groups?: { name?: string | null }[] },
): Promise<boolean> {
  if (!customer.groups?.some(({ name }) => name === ADMIN_GROUP)) return false
  return scope.resolve(ACCOUNT_SECURITY_MODULE).isEmailVerified(customer.id)
}

/** Who calls, or null for a guest and for a token that is forged, revoked, over or of a deleted account. */
export async function authenticateCustomer(req: MedusaRequest): Promise<Customer | null> {
  const session = await findSession(req)
  if (!session) return null
  const [customer] = await req.scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: session.customer_id }, { relations: ['groups'] })
  if (!customer) return null
  return {
    id: customer.id,
    email: customer.email,
    isAdmin: await isAdministrator(req.scope, customer),
    sessionId: session.id,
  }
}
