import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { scrypt } from 'node:crypto'
import type { SignedIdentity } from './sign-in'

export const EMAILPASS = 'emailpass'
/** What Medusa's emailpass provider spends on one password. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 27 }
const SALT = Buffer.alloc(32, 7)

/** The work that one password costs, for where there is none to check. */
export const spendOneHash = (password: string): Promise<void> =>
  new Promise((resolve, reject) => {
    scrypt(password, SALT, 64, COST, (error) => (error ? reject(error) : resolve()))
  })

/** Somebody whose password was right. */
export interface CheckedIdentity extends SignedIdentity {
  /** Whether it still is: asked once a session is open, since a reset may have ended all of them in the meantime. */
  isStillGood: () => Promise<boolean>
}

/**
 * The customer whose address and password these are, or null. An unknown address is asked for in the same way and costs one hash
 * too, so that the time of the answer does not tell who has an account.
 */
export async function checkCredentials(
  scope: MedusaContainer,
  given: { email: string; password: string },
): Promise<CheckedIdentity | null> {
  const auth = scope.resolve(Modules.AUTH)
  const read = async () => {
    const [login] = await auth.listProviderIdentities({ provider: EMAILPASS, entity_id: given.email })
    return login
  }
  const known = await read()
  const { success, authIdentity } = await auth.authenticate(EMAILPASS, { body: { ...given } })
  if (!known) await spendOneHash(given.password)
  const customerId = authIdentity?.app_metadata?.['customer_id']
  if (!known || !success || !authIdentity || typeof customerId !== 'string') return null
  const hash = known.provider_metadata?.['password']
  if (typeof hash !== 'string') throw new Error('A password was right that no login holds')
  return {
    authIdentityId: authIdentity.id,
    customerId,
    provider: EMAILPASS,
    isStillGood: async () => (await read())?.provider_metadata?.['password'] === hash,
  }
}
