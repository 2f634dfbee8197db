import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createHash, scrypt } from 'node:crypto'
import { isClosedDemoLogin } from './demo-logins'
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

/** The password that somebody gave, as it is recognised later: its hash, hashed once more. */
export interface GivenPassword {
  email: string
  mark: string
}

async function readLogin(scope: MedusaContainer, email: string) {
  const [login] = await scope
    .resolve(Modules.AUTH)
    .listProviderIdentities({ provider: EMAILPASS, entity_id: email })
  return login
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

/**
 * The customer whose address and password these are, or null. An unknown address is asked for in the same way and costs one hash
 * too, so that the time of the answer does not tell who has an account.
 */
export async function checkCredentials(
  scope: MedusaContainer,
  given: { email: string; password: string },
): Promise<SignedIdentity | null> {
  const known = await readLogin(scope, given.email)
  const { success, authIdentity } = await scope
    .resolve(Modules.AUTH)
    .authenticate(EMAILPASS, { body: { ...given } })
  if (!known) await spendOneHash(given.password)
  const customerId = authIdentity?.app_metadata?.['customer_id']
  if (!known || !success || !authIdentity || typeof customerId !== 'string') return null
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
