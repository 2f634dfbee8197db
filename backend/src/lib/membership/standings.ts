import { standingNext, standingTier, stillHolds, type HoldMode, type TierRow } from '@caseloom/membership'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { query } from '../database/sql'

/**
 * SQL: how many designs of a customer count (`c.id`; one `?`: how many of a day). What they made themselves and kept: not what they took over from
 * the gallery, each picture once whatever it is called, by the day in the UK on which it was kept first.
 */
const COUNTED = `(select coalesce(sum(least(days.pictures, ?::int)), 0)::int from (
    select count(*) as pictures from (
      select min((d.created_at at time zone 'Europe/London')::date) as day
      from design d join artwork k on k.id = d.artwork_id
      where d.owner_customer_id = c.id and d.deleted_at is null and d.source_design_id is null
      group by k.sha256) kept
    group by kept.day) days)`

/** SQL: everybody with an account who is not leaving. */
const MEMBERS = `from customer c left join membership_member m on m.customer_id = c.id
  where c.has_account and c.deleted_at is null
    and not exists (select 1 from account_deletion l where l.customer_id = c.id and l.deleted_at is null)`

const STANDING = `select c.id as customer_id, ${COUNTED} as designs, m.tier_id, m.design_count, m.held_tier_id, m.held_mode,
  m.held_reason, m.held_by, m.held_until,
  array(select t.customer_group_id from customer_group_customer l
    join membership_tier t on t.customer_group_id = l.customer_group_id and t.deleted_at is null
    where l.customer_id = c.id and l.deleted_at is null) as group_ids,
  array(select r.tier_id from membership_reached r join membership_tier t on t.id = r.tier_id and t.deleted_at is null
    where r.customer_id = c.id and r.news = 'due' order by t.min_designs) as untold,
  (select r.tier_id from membership_reached r join membership_tier t on t.id = r.tier_id and t.deleted_at is null
    where r.customer_id = c.id and r.celebrate order by t.min_designs desc limit 1) as celebrate
  ${MEMBERS}`

/** Where a customer stands and what they have made, as the database has both. */
export interface Standing {
  customer_id: string
  /** What counts now. */
  designs: number
  tier_id: string | null
  /** What counted when they were last looked at. */
  design_count: number | null
  held_tier_id: string | null
  held_mode: HoldMode | null
  held_reason: string | null
  held_by: string | null
  held_until: Date | null
  /** Groups of tiers that they belong to. */
  group_ids: string[]
  /** Tiers that they reached and were not told of. */
  untold: string[]
  celebrate: string | null
}

export async function readStanding(scope: MedusaContainer, customerId: string): Promise<Standing | null> {
  const [found] = await query(scope)<Standing>(`${STANDING} and c.id = ?`, [
    env.MEMBERSHIP_DESIGNS_PER_DAY,
    customerId,
  ])
  return found ?? null
}

/** Members in the order of their ids, from the one after this on. */
export const readStandings = (scope: MedusaContainer, after: string, limit: number): Promise<Standing[]> =>
  query(scope)<Standing>(`${STANDING} and c.id > ? order by c.id limit ?`, [
    env.MEMBERSHIP_DESIGNS_PER_DAY,
    after,
    limit,
  ])

/** What must be done soon: hands whose time is over, and people who were not told what they reached. */
export const readUnfinished = (scope: MedusaContainer, limit: number): Promise<Standing[]> =>
  query(scope)<Standing>(
    `${STANDING} and (m.held_until <= now()
       or exists (select 1 from membership_reached r where r.customer_id = c.id and r.news = 'due'))
     limit ?`,
    [env.MEMBERSHIP_DESIGNS_PER_DAY, limit],
  )

const holdIn = ({ held_tier_id: tierId, held_mode: mode, held_until: until }: Standing) =>
  tierId === null ? null : { tierId, mode: mode ?? 'exactly', until }

/** The tier that is theirs by what they have made and what was given to them. */
export const tierFor = (standing: Standing, tiers: TierRow[], now: Date): TierRow | null =>
  standingTier(tiers, standing.designs, holdIn(standing), now)

/** The tier that more designs lead them to; null at the top, and where somebody holds them where they are. */
export const nextFor = (standing: Standing, tiers: TierRow[], tier: TierRow, now: Date): TierRow | null =>
  standingNext(tiers, tier, holdIn(standing), now)

/** Whether anything of what the database says of them is not so any more. */
export function isStale(standing: Standing, tiers: TierRow[], now = new Date()): boolean {
  const tier = tierFor(standing, tiers, now)
  if (!tier) return false
  const group = tier.customer_group_id
  const hold = holdIn(standing)
  return (
    standing.tier_id !== tier.id ||
    standing.design_count !== standing.designs ||
    standing.untold.length > 0 ||
    (hold !== null && !stillHolds(hold, now)) ||
    standing.group_ids.length !== (group ? 1 : 0) ||
    (group !== null && standing.group_ids[0] !== group)
  )
}
