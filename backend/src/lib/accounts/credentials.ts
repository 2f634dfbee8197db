import type { MedusaContainer } from '@medusajs/framework/types'
import { createHash } from 'node:crypto'
import { isClosedDemoLogin } from './demo-logins'
import { EMAILPASS, lookAtPassword, readLogin } from './emailpass'
import type { SignedIdentity } from './sign-in'

/** The password that somebody gave, as it is recognised later: its hash, hashed once more. */
export interface GivenPassword {
  email: string
  mark: string
}

const markOf = (hash: unknown): string | null =>
  typeof hash === 'string' ? createHash('sha256').update(hash).digest('hex') : null

/** Whether it still is the account's: asked once a session is open, since a reset may have ended all of them in the meantime. */
export async function isPasswordStill(
  scope: MedusaContainer,
  { email, mark }: GivenPassword,
): Promise<boolean> {
  return markOf((await readLogin(scope, email))?.provider_metadata?.['password']) === mark
}

/** The customer whose address and password these are, or null. */
export async function checkCredentials(
  scope: MedusaContainer,
  given: { email: string; password: string },
): Promise<SignedIdentity | null> {
  const { known, authIdentity } = await lookAtPassword(scope, given)
  const customerId = authIdentity?.app_metadata?.['customer_id']
  if (!known || !authIdentity || typeof customerId !== 'string') return null
  if (isClosedDemoLogin(given.email)) return null
  const mark = markOf(known.provider_metadata?.['password'])
  if (mark === null) throw new Error('A password was right that no login holds')
  return {
    authIdentityId: authIdentity.id,
    customerId,
    provider: EMAILPASS,
    password: { email: given.email, mark },
  }
}
