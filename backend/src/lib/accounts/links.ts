import { RESET_LINK_HOURS, VERIFICATION_LINK_HOURS } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { env } from '../../env'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import { HOUR_MS } from '../../modules/account_security/limits'
import type { LinkPurpose } from '../../modules/account_security/links'
import { oneByOne } from './second-factor/factor'

const LIFE_MS: Record<LinkPurpose, number> = {
  verify: VERIFICATION_LINK_HOURS * HOUR_MS,
  reset: RESET_LINK_HOURS * HOUR_MS,
}
const PAGE: Record<LinkPurpose, string> = { verify: '/verify-email', reset: '/reset-password' }

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * 256 bits that nobody can guess. Work that is done again after its process died has to come to the link that was mailed, so
 * where it names itself the bits follow from the shop's secret and its name; the name alone is worth nothing.
 */
function tokenOf(purpose: LinkPurpose, onceKey: string | undefined): string {
  if (onceKey === undefined) return randomBytes(32).toString('base64url')
  return createHmac('sha256', env.JWT_SECRET).update(`account-link:${purpose}:${onceKey}`).digest('base64url')
}

interface LinkInput {
  customerId: string
  /** Where the mail goes. */
  email: string
  purpose: LinkPurpose
  /** The browser that opened the account; it alone is signed in by the link. */
  guestKeyHash?: string | null
  /** Names what the link is for, where that may run twice: it comes to the same link. */
  onceKey?: string
}

/**
 * Makes a link for a mail. Older ones of the account and purpose lead nowhere from now on. Null where the account has another
 * address by now: whoever has the former one is no part of it any more.
 */
export async function makeLink(
  container: MedusaContainer,
  { customerId, email, purpose, guestKeyHash = null, onceKey }: LinkInput,
): Promise<{ url: string; tokenHash: string } | null> {
  const token = tokenOf(purpose, onceKey)
  const tokenHash = hashToken(token)
  const isKept = await oneByOne(container, customerId, async () => {
    const { email: present } = await container
      .resolve(Modules.CUSTOMER)
      .retrieveCustomer(customerId, { select: ['email'] })
    if (present !== email) return false
    await container
      .resolve(ACCOUNT_SECURITY_MODULE)
      .keepLink({ customerId, purpose, tokenHash, guestKeyHash, lifeMs: LIFE_MS[purpose] })
    return true
  })
  if (!isKept) return null
  // From the settings alone: what a call names as its host would lead wherever its sender likes.
  const url = new URL(PAGE[purpose], env.PUBLIC_URL)
  url.search = new URLSearchParams({ token, email }).toString()
  return { url: url.toString(), tokenHash }
}
