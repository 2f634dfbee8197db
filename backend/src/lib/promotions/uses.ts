import { generateEntityId } from '@medusajs/framework/utils'
import type { MedusaContainer } from '@medusajs/framework/types'
import { inTransaction, query, type Sql } from '../database/sql'
import { IDLE, PAID } from './outcomes'

/** Whose use it would be; a guest has none of their own. */
export interface User {
  id: string
  email: string
}

interface Limits {
  limit: number | null
  used: number
  /** usage or spend, of all or as use_by_attribute and spend_by_attribute of each customer; null without a budget. */
  kind: string | null
  budget_limit: string | null
  budget_used: string
  /** What is counted of the asking customer's own, and what they have paid with that is not counted yet. */
  own_used: string
  own_held: number
  own_held_pence: string
  /** Uses that are kept for payment pages, with what they take off. */
  held: number
  held_pence: string
  /** The same of the whole campaign, whose promotions share its budget. */
  budget_held: number
  budget_held_pence: string
}

const UNCOUNTED = `from promotion_hold h join checkout c on c.id = h.checkout_id
  join promotion q on q.id = h.promotion_id
  where h.state in ('held', 'released') and h.deleted_at is null`

/**
 * Open pages hold a use, and paid ones until Medusa's counters know of it. What the asking customer holds is theirs to use, until
 * they have paid with it.
 */
const HELD = `${UNCOUNTED} and (${PAID} or (not ${IDLE} and c.customer_id is distinct from ?))`

const SUMS = 'count(*)::int as held, coalesce(sum(h.pence), 0) as pence'

const LIMITS = `
  select p."limit", coalesce(p.used, 0) as used, b.type as kind, b."limit" as budget_limit, coalesce(b.used, 0) as budget_used,
    coalesce((select u.used from promotion_campaign_budget_usage u where u.budget_id = b.id and u.deleted_at is null
      and u.attribute_value = case b.attribute when 'customer_email' then ? else ? end), 0) as own_used,
    paid.held as own_held, paid.pence as own_held_pence,
    own.held, own.pence as held_pence, shared.held as budget_held, shared.pence as budget_held_pence
  from promotion p
  left join promotion_campaign_budget b on b.campaign_id = p.campaign_id and b.deleted_at is null
  cross join lateral (select ${SUMS} ${UNCOUNTED} and ${PAID} and c.customer_id = ?
    and q.campaign_id = p.campaign_id) paid
  cross join lateral (select ${SUMS} ${HELD} and q.id = p.id) own
  cross join lateral (select ${SUMS} ${HELD} and q.campaign_id = p.campaign_id) shared
  where p.id = ? and p.deleted_at is null`

export const isLimited = ({ limit, kind, budget_limit }: Pick<Limits, 'limit' | 'kind' | 'budget_limit'>) =>
  limit !== null || (kind !== null && budget_limit !== null)

/** Whether a kind of budget counts pounds, and not uses. */
export const isOfMoney = (kind: string): boolean => kind.startsWith('spend')

/** Whether a kind of budget is each customer's own. */
export const isOfEach = (kind: string): boolean => kind.endsWith('_by_attribute')

/** Whether one more use of so many pence is left of all that limits a promotion. */
export function leavesOne(limits: Limits, pence: number): boolean {
  if (limits.limit !== null && limits.used + limits.held + 1 > limits.limit) return false
  if (limits.kind === null || limits.budget_limit === null) return true
  const most = Number(limits.budget_limit)
  const { used, held, heldPence } = isOfEach(limits.kind)
    ? { used: limits.own_used, held: limits.own_held, heldPence: limits.own_held_pence }
    : { used: limits.budget_used, held: limits.budget_held, heldPence: limits.budget_held_pence }
  if (!isOfMoney(limits.kind)) return Number(used) + held + 1 <= most
  return Math.round(Number(used) * 100) + Number(heldPence) + pence <= Math.round(most * 100)
}

async function readLimits(sql: Sql, promotionId: string, user: User | null): Promise<Limits | null> {
  const own = user?.id ?? null
  const [found] = await sql<Limits>(LIMITS, [user?.email ?? '', user?.id ?? '', own, own, own, promotionId])
  return found ?? null
}

/** What is left for this customer, beside what others have on their payment pages; asked of a use of so many pence. */
export async function usesLeft(
  scope: MedusaContainer,
  promotionId: string,
  user: User | null,
): Promise<(pence: number) => boolean> {
  const limits = await readLimits(query(scope), promotionId, user)
  return (pence) => limits !== null && leavesOne(limits, pence)
}

/** Whether a use of so many pence is left for this customer. */
export const hasUseLeft = async (
  scope: MedusaContainer,
  promotionId: string,
  user: User | null,
  pence: number,
): Promise<boolean> => (await usesLeft(scope, promotionId, user))(pence)

/** Thrown where the discount that was chosen is not to be had any more: in this moment its last use was taken, or an order paid. */
export class ChooseAgain extends Error {}

export const lockHolds = (sql: Sql) =>
  sql(`select pg_advisory_xact_lock(hashtextextended('promotion-holds', 0))`)

/**
 * Keeps one use for a checkout whose payment page is about to be opened: whatever becomes of the promotion, it is honoured when
 * that is paid. A page that closes gives it back.
 * @throws ChooseAgain
 */
export function holdUse(
  scope: MedusaContainer,
  use: { checkoutId: string; promotionId: string; pence: number; user: User },
): Promise<void> {
  return inTransaction(scope, async (sql) => {
    await lockHolds(sql)
    const limits = await readLimits(sql, use.promotionId, use.user)
    if (!limits) throw new ChooseAgain('The promotion is gone')
    if (!isLimited(limits)) return
    if (!leavesOne(limits, use.pence)) throw new ChooseAgain('The promotion is used up')
    await sql(
      `insert into promotion_hold (id, checkout_id, promotion_id, pence) values (?, ?, ?, ?)
       on conflict (checkout_id) where deleted_at is null do nothing`,
      [generateEntityId(undefined, 'phold'), use.checkoutId, use.promotionId, use.pence],
    )
  })
}
