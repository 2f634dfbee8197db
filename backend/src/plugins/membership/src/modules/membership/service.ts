import {
  InjectTransactionManager,
  MedusaContext,
  MedusaError,
  MedusaService,
} from '@medusajs/framework/utils'
import type { Context } from '@medusajs/framework/types'
import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { addHistory, holdOf, keepStanding, lockMember, noteReached, readTiers } from './member-rows'
import { inOrder, standingTier, stillHolds } from './ladder'
import { Member } from './models/member'
import { MemberChange } from './models/member-change'
import { MembershipTier } from './models/membership-tier'
import { TierReached } from './models/tier-reached'
import { insertTier, lockLadder, readUnfollowed, restoreTier, takeTierAway, updateTier } from './tier-rows'
import type { ChangeCause, Hold, TierChange, TierDraft, TierRow } from './types'

type Tx = Context<SqlEntityManager>

/** The transaction that the decorator opened; every write below is one transaction. */
function manager(context: Tx): SqlEntityManager {
  if (!context.transactionManager) throw new Error('This must run inside a transaction')
  return context.transactionManager
}

export interface MoveInput {
  customerId: string
  /** What counts now. */
  designCount: number
  /** Whose doing it is: somebody's e-mail address, or `shop`. */
  by: string
  /** Left out: what was given by hand stays. Null: it is taken back. */
  hold?: Hold | null
  /** Why a hand-given tier is taken back. */
  reason?: string | null
}
export interface MovedMember {
  customerId: string
  tierId: string
  /** Every tier's group, and the one of them that the customer belongs to now. */
  groupIds: string[]
  groupId: string | null
}

export class MembershipModuleService extends MedusaService({
  MembershipTier,
  MembershipMember: Member,
  MembershipChange: MemberChange,
  MembershipReached: TierReached,
}) {
  /** Every tier, from the first on. */
  @InjectTransactionManager()
  async ladder(@MedusaContext() context: Tx = {}): Promise<TierRow[]> {
    return inOrder(await readTiers(manager(context)))
  }

  /** Fills a shop that never had tiers; one whose tiers were taken away keeps being without them. */
  @InjectTransactionManager()
  async seed(drafts: TierDraft[], @MedusaContext() context: Tx = {}): Promise<void> {
    const tx = manager(context)
    await lockLadder(tx)
    const known = await tx.execute<{ id: string }[]>('select id from membership_tier limit 1')
    if (known.length > 0) return
    for (const draft of drafts) await insertTier(tx, draft)
  }

  /**
   * Adds a tier, or changes one that nobody else has changed meanwhile.
   * @throws MedusaError INVALID_DATA where it does not fit among the others, NOT_ALLOWED where its version is another by now
   */
  @InjectTransactionManager()
  async writeTier(
    change: TierChange,
    @MedusaContext() context: Tx = {},
  ): Promise<{ tier: TierRow; before: TierRow | null }> {
    const tx = manager(context)
    await lockLadder(tx)
    if (change.id === null) return { tier: await insertTier(tx, change.draft, change.by), before: null }
    return updateTier(tx, change.id, change)
  }

  /**
   * Takes a tier out of the ladder.
   * @throws MedusaError NOT_ALLOWED for the first one, and where somebody was put into it by hand
   */
  @InjectTransactionManager()
  async takeTierAway(id: string, @MedusaContext() context: Tx = {}): Promise<TierRow> {
    const tx = manager(context)
    await lockLadder(tx)
    return takeTierAway(tx, id)
  }

  /** Makes a tier what it was: null takes it away. */
  @InjectTransactionManager()
  async putTierBack(id: string, before: TierRow | null, @MedusaContext() context: Tx = {}): Promise<void> {
    const tx = manager(context)
    await lockLadder(tx)
    await restoreTier(tx, id, before)
  }

  /** Notes which customer group and promotion are a tier's. */
  @InjectTransactionManager()
  async tieTier(
    { id, groupId, promotionId }: { id: string; groupId: string; promotionId: string | null },
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    await manager(context).execute(
      `update membership_tier set customer_group_id = ?, promotion_id = ?, updated_at = now() where id = ?`,
      [groupId, promotionId, id],
    )
  }

  /** Tiers whose last change did not come to its end: who saved them has died since, or what was told of it was lost. */
  @InjectTransactionManager()
  async unfollowed(@MedusaContext() context: Tx = {}): Promise<TierRow[]> {
    return readUnfollowed(manager(context))
  }

  /** Notes that a tier's group, promotion and members are what it said in this version; what was saved since is not followed yet. */
  @InjectTransactionManager()
  async noteFollowed(
    { id, version }: Pick<TierRow, 'id' | 'version'>,
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    await manager(context).execute(
      'update membership_tier set followed_version = ? where id = ? and version = ?',
      [version, id, version],
    )
  }

  /**
   * Puts a customer into the tier that they have now, with a line of history where that is another one, and a note of the
   * tiers that they reached for the first time.
   */
  @InjectTransactionManager()
  async move(
    { customerId, designCount, by, hold: given, reason }: MoveInput,
    @MedusaContext() context: Tx = {},
  ): Promise<MovedMember> {
    const tx = manager(context)
    const now = new Date()
    const [tiers, member] = [await readTiers(tx), await lockMember(tx, customerId)]
    const held = holdOf(member)
    const ended = given === undefined && held !== null && !stillHolds(held, now)
    const hold = given === undefined ? (ended ? null : held) : given
    if (given && !tiers.some(({ id }) => id === given.tierId))
      throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such tier', 'not_found')
    const tier = standingTier(tiers, designCount, hold, now)
    if (!tier) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, 'The shop has no membership tiers')

    const causeOf = (): ChangeCause => {
      if (given) return 'held'
      if (given === null) return 'hold_removed'
      if (ended) return 'hold_ended'
      if (member.tier_id === null) return 'joined'
      return member.design_count === designCount ? 'tiers' : 'designs'
    }
    const cause = causeOf()
    const told = given ? given.reason : (reason ?? null)
    if (tier.id !== member.tier_id || given !== undefined || ended)
      await addHistory(tx, { member, tier, designCount, cause, by, reason: told })
    await keepStanding(tx, { customerId, tierId: tier.id, designCount, hold })
    await noteReached(tx, { customerId, tier, tiers })
    return {
      customerId,
      tierId: tier.id,
      groupIds: tiers.flatMap(({ customer_group_id: group }) => group ?? []),
      groupId: tier.customer_group_id,
    }
  }

  /** True once for each tier that a customer reached, whoever asks first. A lower one that waits is not celebrated any more. */
  @InjectTransactionManager()
  async takeCelebration(
    customerId: string,
    tierId: string,
    @MedusaContext() context: Tx = {},
  ): Promise<boolean> {
    const tx = manager(context)
    const taken = await tx.execute<{ id: string }[]>(
      `update membership_reached set celebrate = false, updated_at = now()
       where customer_id = ? and tier_id = ? and celebrate returning id`,
      [customerId, tierId],
    )
    if (taken.length === 0) return false
    await tx.execute(
      `update membership_reached set celebrate = false, updated_at = now()
       where customer_id = ? and celebrate and tier_id in (select t.id from membership_tier t
         where t.min_designs < (select r.min_designs from membership_tier r where r.id = ?))`,
      [customerId, tierId],
    )
    return true
  }

  /** Notes that the customer was told of a tier that they reached. */
  @InjectTransactionManager()
  async noteTold(customerId: string, tierId: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await manager(context).execute(
      `update membership_reached set news = 'told', updated_at = now()
       where customer_id = ? and tier_id = ? and news = 'due'`,
      [customerId, tierId],
    )
  }
}
