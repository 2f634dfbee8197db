import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { scrypt } from 'node:crypto'

export const EMAILPASS = 'emailpass'
/** What Medusa's emailpass provider spends on one password. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 27 }
const SALT = Buffer.alloc(32, 7)

/** The work that one password costs, for where there is none to check. */
export const spendOneHash = (password: string): Promise<void> =>
  new Promise((resolve, reject) => {
    scrypt(password, SALT, 64, COST, (error) => (error ? reject(error) : resolve()))
  })

export async function readLogin(scope: MedusaContainer, email: string) {
  const [login] = await scope
    .resolve(Modules.AUTH)
    .listProviderIdentities({ provider: EMAILPASS, entity_id: email })
  return login
}

/**
 * Medusa's word on an address and a password. An unknown address is asked for in the same way and costs one hash too, so that the time of the
 * answer does not tell who has an account.
 */
export async function lookAtPassword(scope: MedusaContainer, given: { email: string; password: string }) {
  const known = await readLogin(scope, given.email)
  const { success, authIdentity } = await scope
    .resolve(Modules.AUTH)
    .authenticate(EMAILPASS, { body: { ...given } })
  if (!known) await spendOneHash(given.password)
  return { known, authIdentity: success ? (authIdentity ?? null) : null }
}
