import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import type { ChangeCause, Hold, MemberRow, TierRow } from './types'

export const readTiers = (tx: SqlEntityManager): Promise<TierRow[]> =>
  tx.execute<TierRow[]>('select * from membership_tier where deleted_at is null')

/** The customer's row, made where there is none; every other writer waits until this transaction ends. */
export async function lockMember(tx: SqlEntityManager, customerId: string): Promise<MemberRow> {
  await tx.execute(
    'insert into membership_member (id, customer_id) values (?, ?) on conflict (customer_id) do nothing',
    [generateEntityId(undefined, 'memb'), customerId],
  )
  const [member] = await tx.execute<MemberRow[]>(
    'select * from membership_member where customer_id = ? for update',
    [customerId],
  )
  if (!member) throw new Error('The member’s row could not be made')
  return member
}

export const holdOf = (member: MemberRow): Hold | null =>
  member.held_tier_id === null
    ? null
    : {
        tierId: member.held_tier_id,
        mode: member.held_mode ?? 'exactly',
        reason: member.held_reason ?? '',
        by: member.held_by ?? '',
        until: member.held_until === null ? null : new Date(member.held_until),
      }

export async function addHistory(
  tx: SqlEntityManager,
  entry: {
    member: MemberRow
    tier: TierRow
    designCount: number
    cause: ChangeCause
    by: string
    reason: string | null
  },
): Promise<void> {
  const { member, tier, designCount, cause, by, reason } = entry
  // The name as it is now, also of a tier that was taken away.
  const [from] = await tx.execute<{ name: string }[]>('select name from membership_tier where id = ?', [
    member.tier_id,
  ])
  await tx.execute(
    `insert into membership_change (id, customer_id, from_tier, to_tier, design_count, cause, "by", reason)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      generateEntityId(undefined, 'mchg'),
      member.customer_id,
      from?.name ?? null,
      tier.name,
      designCount,
      cause,
      by,
      reason,
    ],
  )
}

export async function keepStanding(
  tx: SqlEntityManager,
  standing: { customerId: string; tierId: string; designCount: number; hold: Hold | null },
): Promise<void> {
  const { customerId, tierId, designCount, hold } = standing
  await tx.execute(
    `update membership_member set tier_id = ?, design_count = ?, held_tier_id = ?, held_mode = ?, held_reason = ?,
       held_by = ?, held_until = ?, updated_at = now() where customer_id = ?`,
    [
      tierId,
      designCount,
      hold?.tierId ?? null,
      hold?.mode ?? null,
      hold?.reason ?? null,
      hold?.by ?? null,
      hold?.until ?? null,
      customerId,
    ],
  )
}

/**
 * Notes each tier on the way that was never reached before. Only the highest is news: who comes to a tier past others is
 * told once. Who falls back and rises again reaches nothing new.
 */
export async function noteReached(
  tx: SqlEntityManager,
  { customerId, tier, tiers }: { customerId: string; tier: TierRow; tiers: TierRow[] },
): Promise<void> {
  const reached = tiers.filter(({ min_designs: least }) => least > 0 && least <= tier.min_designs)
  for (const { id } of reached) {
    const isNews = id === tier.id
    await tx.execute(
      `insert into membership_reached (id, customer_id, tier_id, news, celebrate) values (?, ?, ?, ?, ?)
       on conflict (customer_id, tier_id) do nothing`,
      [generateEntityId(undefined, 'mrch'), customerId, id, isNews ? 'due' : 'none', isNews],
    )
  }
}
