import { settleMemberWorkflow, MEMBERSHIP_MODULE, type Hold, type TierRow } from '@caseloom/membership'
import { enqueueMailWorkflow } from '@caseloom/mail'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { mailName } from '../accounts/account-mails'
import { queues } from '../database/queues'
import { inTransaction } from '../database/sql'
import { slots } from '../slots'
import { benefitsOf } from './present'
import { isStale, readStanding } from './standings'

/** Members that one process looks at at once: each holds a database connection for its lock and needs others besides. */
const inTurn = slots(4)
const inOrder = queues()

/** One of a customer's after the other, whichever process: the one that counts last sees every design that came before it. */
function alone<T>(scope: MedusaContainer, customerId: string, work: () => Promise<T>): Promise<T> {
  const locked = () =>
    inTransaction(scope, async (sql) => {
      await sql(`set local lock_timeout = '15s'`)
      await sql('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`membership:${customerId}`])
      return work()
    })
  return inOrder(customerId, () => inTurn(locked))
}

/** Mails what was reached. The mail's key makes it one, however often a process dies between it and the note. */
async function tellReached(scope: MedusaContainer, customerId: string, untold: string[], tiers: TierRow[]) {
  const members = scope.resolve(MEMBERSHIP_MODULE)
  const customer = await scope.resolve(Modules.CUSTOMER).retrieveCustomer(customerId)
  for (const tierId of untold) {
    const tier = tiers.find(({ id }) => id === tierId)
    if (!tier) continue
    await enqueueMailWorkflow(scope).run({
      input: {
        dedupeKey: `tier-reached:${customerId}:${tierId}`,
        to: customer.email,
        template: 'tier-reached',
        data: { name: mailName(customer), tier: tier.name, benefits: benefitsOf(tier) },
      },
    })
    await members.noteTold(customerId, tierId)
  }
}

export interface SettleOptions {
  /** Whose doing it is: an e-mail address, or `shop`. */
  by?: string
  /** A tier given by hand, or null to take one back. */
  hold?: Hold | null
  reason?: string | null
}

/**
 * Puts a customer into the tier that is theirs and tells them of one that they reached. Where everything is as it should be
 * nothing happens; nor does it for somebody who has no account, or is leaving. Safe to repeat, and to be cut off anywhere.
 */
export function settleMembership(
  scope: MedusaContainer,
  customerId: string,
  { by = 'shop', hold, reason }: SettleOptions = {},
): Promise<boolean> {
  return alone(scope, customerId, async () => {
    const [standing, tiers] = await Promise.all([
      readStanding(scope, customerId),
      scope.resolve(MEMBERSHIP_MODULE).ladder(),
    ])
    if (!standing) return false
    if (hold !== undefined || isStale(standing, tiers)) {
      await settleMemberWorkflow(scope).run({
        input: { customerId, designCount: standing.designs, by, hold, reason: reason ?? null },
      })
      const after = await readStanding(scope, customerId)
      if (after) await tellReached(scope, customerId, after.untold, tiers)
    }
    return true
  })
}
