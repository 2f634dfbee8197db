import { MEMBERSHIP_MODULE } from '@caseloom/membership'
import type { MedusaContainer } from '@medusajs/framework/types'
import { inTransaction } from '../../lib/database/sql'
import { repairAll } from '../../lib/membership/repair'
import tiers from '../data/tiers.json'

/**
 * The shop's tiers, each with its customer group and promotion. Two processes that seed at once come one after the other;
 * what one that died left half-done is done now. Tiers that a merchandiser changed or took away stay so.
 */
export function seedMembership(container: MedusaContainer): Promise<void> {
  return inTransaction(container, async (sql) => {
    await sql(`select pg_advisory_xact_lock(hashtextextended('seed-membership', 0))`)
    await container.resolve(MEMBERSHIP_MODULE).seed(tiers)
    await repairAll(container)
  })
}
