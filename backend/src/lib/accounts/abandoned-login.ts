import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { EMAILPASS } from './emailpass'

/** A login without an account so long after it was made is what a dead process left of a registration. */
const ABANDONED_MS = 60_000

/** Medusa's type does not name when a login was made. */
function madeAt(login: object): number {
  const { created_at } = login as { created_at?: string | Date }
  return new Date(created_at ?? Date.now()).getTime()
}

/**
 * Removes the login of an address that no account hangs on: abandoned, or begun before by this very registration, which its
 * password's hash tells. For who has the address's registration lock.
 */
export async function forgetAbandonedLogin(
  container: MedusaContainer,
  email: string,
  passwordHash: string | null = null,
): Promise<void> {
  const auth = container.resolve(Modules.AUTH)
  const [login] = await auth.listProviderIdentities({ provider: EMAILPASS, entity_id: email })
  if (!login?.auth_identity_id) return
  const identity = await auth.retrieveAuthIdentity(login.auth_identity_id)
  if (Object.values(identity.app_metadata ?? {}).some((actor) => actor !== null)) return
  const isOwn = passwordHash !== null && login.provider_metadata?.['password'] === passwordHash
  const isAbandoned = Date.now() - madeAt(login) > ABANDONED_MS
  if (isOwn || isAbandoned) await auth.deleteAuthIdentities([identity.id])
}
