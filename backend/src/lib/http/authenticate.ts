import { SESSION_COOKIE } from '@caseloom/contract'
import { getAuthContextFromJwtToken, type MedusaRequest } from '@medusajs/framework/http'
import { z } from 'zod'
import { env } from '../../env'
import { sessionLifetimeMs } from '../../modules/account_security/lifetimes'
import { beyondDoubt, inAdminGroup } from '../accounts/admin-group'
import { query } from '../database/sql'
import { failure } from './fail'
import { isFromElsewhere, NOT_OWN_PAGES } from './own-pages'
import type { Customer } from './principal'

export const SESSION_EXPIRED = 'Your session has expired. Please log in again.'
const claimsSchema = z.object({ jti: z.string().min(1), actor_id: z.string().min(1) })

const bearerOf = (req: MedusaRequest): string | null =>
  /^Bearer\s+(\S+)$/i.exec(req.get('Authorization') ?? '')?.[1] ?? null

/**
 * The token that came with a call: the Authorization header's, else the cookie's. The shop's own pages send the header, and nothing
 * here sets the cookie: it is for clients that keep their token there. A browser sends a cookie by itself, so a change made with it
 * must name one of our own pages as its origin.
 */
function tokenOf(req: MedusaRequest): string | null {
  const bearer = bearerOf(req)
  if (bearer) return bearer
  const cookie = (req.cookies as Record<string, string> | undefined)?.[SESSION_COOKIE]
  if (!cookie) return null
  if (isFromElsewhere(req, { unnamed: true })) throw failure('forbidden', NOT_OWN_PAGES)
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

/** However long a sign-in may live that was opened before its person joined the administrators. */
const ADMIN_SECONDS = sessionLifetimeMs({ isAdmin: true, remember: false }) / 1000

/**
 * One question, since it is asked on each call. What an administrator is, is read from the database too, so that leaving the
 * group works at once, and that joining it ends a sign-in which is older than an administrator's may be.
 */
const CALLER = `select s.id as session_id, ends.at as ends_at, c.id, c.email, person.is_admin,
    s.second_factor_at is null
      and coalesce(coalesce(y.factor_asked_at, now()) + make_interval(days => ?::int) <= now(), false) as lacks_factor
  from login_session s
  join customer c on c.id = s.customer_id and c.deleted_at is null
  left join customer_security y on y.customer_id = c.id and y.deleted_at is null
  cross join lateral (select ${beyondDoubt('y')} and ${inAdminGroup('c.id')} as is_admin) person
  cross join lateral (select case when person.is_admin
    then least(s.expires_at, s.created_at + make_interval(secs => ?::int)) else s.expires_at end as at) ends
  where s.id = ? and s.customer_id = ? and s.revoked_at is null and ends.at > now() and s.deleted_at is null`

interface CallerRow {
  session_id: string
  ends_at: Date
  id: string
  email: string
  is_admin: boolean
  /** The grace is over; false where nobody asks for a second factor. */
  lacks_factor: boolean
}

/** Who calls, or null for a guest and for a token that is forged, revoked, over or of a deleted account. */
export async function authenticateCustomer(req: MedusaRequest): Promise<Customer | null> {
  const token = tokenOf(req)
  const claims = token ? claimsOf(token) : null
  if (!claims) return null
  const [row] = await query(req.scope)<CallerRow>(CALLER, [
    env.adminFactorDays,
    ADMIN_SECONDS,
    claims.jti,
    claims.actor_id,
  ])
  if (!row) return null
  const { id, email, session_id: sessionId, ends_at: sessionEndsAt } = row
  const isAdmin = row.is_admin && !row.lacks_factor
  return { id, email, isAdmin, lacksFactor: row.is_admin && row.lacks_factor, sessionId, sessionEndsAt }
}
