import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { scrypt } from 'node:crypto'

/** What Medusa's emailpass provider spends on one password. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 27 }
const SALT = Buffer.alloc(32, 7)

const spendOneHash = (password: string): Promise<void> =>
  new Promise((resolve, reject) => {
    scrypt(password, SALT, 64, COST, (error) => (error ? reject(error) : resolve()))
  })

export interface SignedIdentity {
  authIdentityId: string
  customerId: string
}

/**
 * The customer whose address and password these are, or null. An unknown address costs one hash too, so that the
 * time of the answer does not tell who has an account.
 */
export async function checkCredentials(
  scope: MedusaContainer,
  given: { email: string; password: string },
): Promise<SignedIdentity | null> {
  const auth = scope.resolve(Modules.AUTH)
  const [known] = await auth.listProviderIdentities({ provider: 'emailpass', entity_id: given.email })
  if (!known) {
    await spendOneHash(given.password)
    return null
  }
  const { success, authIdentity } = await auth.authenticate('emailpass', { body: { ...given } })
  const customerId = authIdentity?.app_metadata?.['customer_id']
  return success && authIdentity && typeof customerId === 'string'
    ? { authIdentityId: authIdentity.id, customerId }
    : null
}
