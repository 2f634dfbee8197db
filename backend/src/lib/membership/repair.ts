import { MEMBERSHIP_MODULE, settleTierWorkflow } from '@caseloom/membership'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { asError } from '../http/as-error'
import { clearTierLeftovers } from './leftovers'
import { settleMembership } from './settle'
import { isStale, readStandings, readUnfinished, type Standing } from './standings'

const BATCH = 500

async function settleEach(scope: MedusaContainer, members: Standing[], by: string): Promise<void> {
  for (const { customer_id: id } of members) {
    try {
      await settleMembership(scope, id, { by })
    } catch (error) {
      const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`The membership of ${id} could not be settled`, asError(error))
    }
  }
}

/** Brings every tier's group and promotion to what the tier says, whatever somebody or a dead process left of them. */
export async function settleTiers(scope: MedusaContainer): Promise<void> {
  for (const { id } of await scope.resolve(MEMBERSHIP_MODULE).ladder())
    await settleTierWorkflow(scope).run({ input: { id } })
}

/** Looks at every member, and settles those whose tier, count or group is not what it should be. */
export async function repairMemberships(scope: MedusaContainer, by = 'shop'): Promise<void> {
  let after = ''
  for (;;) {
    const members = await readStandings(scope, after, BATCH)
    // Read anew with each batch: the tiers may change while it goes on.
    const tiers = await scope.resolve(MEMBERSHIP_MODULE).ladder()
    await settleEach(
      scope,
      members.filter((member) => isStale(member, tiers)),
      by,
    )
    const last = members.at(-1)
    if (!last || members.length < BATCH) return
    after = last.customer_id
  }
}

/** What should not wait for the night: half-removed tiers, those given for a time that is over, and news that a dead process kept to itself. */
export async function finishMemberships(scope: MedusaContainer): Promise<void> {
  // Nobody told the members of such a tier either.
  if (await clearTierLeftovers(scope)) await repairMemberships(scope)
  await settleEach(scope, await readUnfinished(scope, BATCH), 'shop')
}
