import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { query } from '../../database/sql'

/** An authenticator app that an account signs in with. */
export interface Factor {
  id: string
  /** Medusa hangs it on one of the account's logins; it is asked for at all of them. */
  authIdentityId: string
  addedAt: Date
  codesLeft: number
}

const FACTOR = `select f.id, f.auth_identity_id as "authIdentityId", f.updated_at as "addedAt",
    (select count(*)::int from auth_mfa_recovery_code r
      where r.auth_identity_id = f.auth_identity_id and r.deleted_at is null) as "codesLeft"
  from auth_mfa_factor f
  join auth_identity a on a.id = f.auth_identity_id and a.deleted_at is null
  where a.app_metadata->>'customer_id' = ? and f.provider = 'totp' and f.status = 'enabled' and f.deleted_at is null
  order by f.created_at, f.id limit 1`

/** The second factor of an account, whichever of its logins it was set up with: another way in does not go round it. */
export async function findFactor(scope: MedusaContainer, customerId: string): Promise<Factor | null> {
  return (await query(scope)<Factor>(FACTOR, [customerId]))[0] ?? null
}

/** Ten recovery codes are ten hashes, and tries come in by the ten. */
const WAIT_SECONDS = 30

/** One call at a time looks at the codes of an account, or changes how it signs in: what is good once is good once. */
export const oneByOne = <T>(scope: MedusaContainer, customerId: string, work: () => Promise<T>): Promise<T> =>
  scope.resolve(Modules.LOCKING).execute(`second-factor:${customerId}`, work, { timeout: WAIT_SECONDS })
