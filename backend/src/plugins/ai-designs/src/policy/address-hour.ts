import type { Sql } from '../generation/sql'
import { HOUR_MS } from './count-quota'

const WITHIN_THE_HOUR = `created_at > now() - interval '${HOUR_MS} milliseconds'`

/**
 * SQL: whether a job still counts for the hour of the address it came from, as `quota.ts` counts it: whoever deletes the account gets
 * none of that back for the next one.
 */
export const COUNTS_FOR_ADDRESS = `address_hash is not null and kind = 'generated' and ${WITHIN_THE_HOUR}`

/** Jobs of those who have left keep the hash of the address as long as it counts, and no longer. */
export async function forgetCountedAddresses(sql: Sql): Promise<void> {
  await sql(
    `update generation_job set address_hash = null
     where owner_customer_id is null and guest_key_hash is null and address_hash is not null and not (${WITHIN_THE_HOUR})`,
  )
}
