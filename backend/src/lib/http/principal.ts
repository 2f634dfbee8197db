import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { createHash, randomBytes } from 'node:crypto'
import { env } from '../../env'
import { giveCookie } from './give-cookie'

/** The signed-in customer of a call, as looked up from the token's row. */
export interface Customer {
  id: string
  email: string
  isAdmin: boolean
  /** An administrator, but for the second factor that this sign-in was not opened with. */
  lacksFactor: boolean
  sessionId: string
  sessionEndsAt: Date
}

export const GUEST_COOKIE = 'caseloom_guest'
/** A browser's key lives so long from its first use, and is not prolonged. */
export const GUEST_COOKIE_DAYS = 365

const hashGuestKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** The hash of the browser's guest key, or null where it has none. Only the hash reaches the domain. */
export function guestKeyHash(req: MedusaRequest): string | null {
  const cookies = req.cookies as Record<string, string> | undefined
  const key = cookies?.[GUEST_COOKIE]
  return key && /^[0-9a-f]{32}$/.test(key) ? hashGuestKey(key) : null
}

/** The hash of a key that no browser has. */
export const nobodysHash = (): string => hashGuestKey(randomBytes(16).toString('hex'))

/** Gives the browser a guest key where it has none, and answers its hash. */
export function ensureGuestKey(req: MedusaRequest, res: MedusaResponse): string {
  const present = guestKeyHash(req)
  if (present) return present
  const key = randomBytes(16).toString('hex')
  const maxAge = GUEST_COOKIE_DAYS * 86_400_000
  giveCookie({ req, res }, { name: GUEST_COOKIE, value: key, path: '/', maxAge }, env.PUBLIC_URL)
  return hashGuestKey(key)
}
