import { MEMBERSHIP_MODULE, settleTierWorkflow, type TierRow } from '@caseloom/membership'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { afterOthers, byOneProcess } from '../database/by-one-process'
import { asError } from '../http/as-error'
import { clearTierLeftovers } from './leftovers'
import { settleMembership } from './settle'
import { isStale, readStandings, readUnfinished, type Standing } from './standings'

const BATCH = 500
/** Members are brought in line by one at a time: two would do each member twice, and the history name either. */
const FOLLOWING = 'follow-tiers'

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

/** Looks at every member, and settles those whose tier, count or group is not what it should be. */
async function repairMemberships(scope: MedusaContainer, by = 'shop'): Promise<void> {
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

/**
 * Brings the group and the promotion of each of these tiers to what it says, whatever somebody or a dead process left of them, then
 * every member to the tier that is theirs, and notes that. One that fails keeps no other waiting, nor the members; it is not noted.
 * @throws what failed first, in the end
 */
async function followTiers(scope: MedusaContainer, tiers: TierRow[], by?: string): Promise<void> {
  const settled: TierRow[] = []
  const failures: Error[] = []
  for (const tier of tiers)
    await settleTierWorkflow(scope)
      .run({ input: { id: tier.id } })
      .then(
        () => settled.push(tier),
        (error: unknown) => failures.push(asError(error)),
      )
  await repairMemberships(scope, by)
  for (const tier of settled) await scope.resolve(MEMBERSHIP_MODULE).noteFollowed(tier)
  const [failure] = failures
  if (failure) throw failure
}

/** The tiers of which this is true, and every member, once whoever follows tiers just now has ended. */
const follow = (scope: MedusaContainer, which: (tier: TierRow) => boolean, by?: string): Promise<void> =>
  afterOthers(scope, FOLLOWING, async () => {
    const tiers = await scope.resolve(MEMBERSHIP_MODULE).ladder()
    await followTiers(scope, tiers.filter(which), by)
  })

/** A tier that was saved, or none where one was taken away, and every member. */
export const followSaved = (scope: MedusaContainer, tierId: string | undefined, by: string): Promise<void> =>
  follow(scope, ({ id }) => id === tierId, by)

/** Every tier, and every member. */
export const repairAll = (scope: MedusaContainer): Promise<void> => follow(scope, () => true)

/** Nobody told the members of a half-removed tier either. Those of others are moved by whoever saved one last. */
async function followLeft(scope: MedusaContainer): Promise<void> {
  const hadLeftovers = await clearTierLeftovers(scope)
  const tiers = await scope.resolve(MEMBERSHIP_MODULE).unfollowed()
  if (hadLeftovers || tiers.length > 0) await followTiers(scope, tiers, tiers.at(-1)?.changed_by ?? undefined)
}

/**
 * What should not wait for the night: hand-given tiers whose time is over, news that a dead process kept to itself, half-removed tiers,
 * and those that say one thing and take off another, since whoever saved them died over it. Whoever is still at it is left to it.
 */
export async function finishMemberships(scope: MedusaContainer): Promise<void> {
  await settleEach(scope, await readUnfinished(scope, BATCH), 'shop')
  await byOneProcess(scope, FOLLOWING, () => followLeft(scope))
}
