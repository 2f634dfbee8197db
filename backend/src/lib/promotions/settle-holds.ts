import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import type { MedusaContainer } from '@medusajs/framework/types'
import { inTransaction, query, type Sql } from '../database/sql'
import { IDLE, PAID, UNDONE } from './outcomes'
import { isOfEach, isOfMoney, lockHolds } from './uses'

interface CountedHold {
  id: string
  promotion_id: string
  pence: number
  customer_id: string
  email: string
}

/** Medusa keeps such a number twice: as it is, and exactly, as text. It never falls below nothing. */
const ADD = `used = greatest(0, coalesce(used, 0) + ?::numeric),
  raw_used = jsonb_build_object('value', greatest(0, coalesce(used, 0) + ?::numeric)::text, 'precision', 20), updated_at = now()`

/** A use more, or one that is given back. */
type Way = 1 | -1

async function countBudget(sql: Sql, hold: CountedHold, way: Way): Promise<void> {
  const [budget] = await sql<{ id: string; type: string; attribute: string | null }>(
    `select b.id, b.type, b.attribute from promotion p
     join promotion_campaign_budget b on b.campaign_id = p.campaign_id and b.deleted_at is null where p.id = ?`,
    [hold.promotion_id],
  )
  if (!budget) return
  const more = way * (isOfMoney(budget.type) ? hold.pence / 100 : 1)
  // Medusa looks after no spending of each customer: it would hold the sum of all against what one may spend.
  if (budget.type !== 'spend_by_attribute')
    await sql(`update promotion_campaign_budget set ${ADD} where id = ?`, [more, more, budget.id])
  if (!isOfEach(budget.type)) return
  const value = budget.attribute === 'customer_email' ? hold.email : hold.customer_id
  const counted = await sql(
    `update promotion_campaign_budget_usage set ${ADD} where budget_id = ? and attribute_value = ? and deleted_at is null
     returning id`,
    [more, more, budget.id, value],
  )
  if (counted.length === 0 && way === 1)
    await sql(
      `insert into promotion_campaign_budget_usage (id, budget_id, attribute_value, used, raw_used)
       values (?, ?, ?, ?::numeric, jsonb_build_object('value', ?::numeric::text, 'precision', 20))`,
      [generateEntityId(undefined, 'probudgus'), budget.id, value, more, more],
    )
}

async function count(sql: Sql, hold: CountedHold, way: Way): Promise<void> {
  await sql(
    `update promotion set used = greatest(0, coalesce(used, 0) + ?), updated_at = now() where id = ? and "limit" is not null`,
    [way, hold.promotion_id],
  )
  await countBudget(sql, hold, way)
  const state = way === 1 ? 'counted' : 'returned'
  await sql(`update promotion_hold set state = ?, updated_at = now() where id = ?`, [state, hold.id])
}

const DUE = `from promotion_hold h join checkout c on c.id = h.checkout_id
  where h.state in ('held', 'released') and h.deleted_at is null and ${PAID}`

/**
 * Counts the use that a paid checkout held, once, where Medusa and its admin look for it. A page that was paid after all,
 * though it was closed, is counted too.
 */
export function settleHold(scope: MedusaContainer, checkoutId: string): Promise<void> {
  return inTransaction(scope, async (sql) => {
    await lockHolds(sql)
    const [hold] = await sql<CountedHold>(
      `select h.id, h.promotion_id, h.pence, c.customer_id, c.snapshot->>'email' as email ${DUE} and c.id = ?`,
      [checkoutId],
    )
    if (hold) await count(sql, hold, 1)
  })
}

/** What was paid with it came to nothing: the order was rejected or cancelled, or the payment given back without one. */
const IN_VAIN = `from promotion_hold h join checkout c on c.id = h.checkout_id
  left join approval a on a.order_id = c.order_id and a.deleted_at is null
  where h.state = 'counted' and h.deleted_at is null
    and (a.status in ('rejected', 'cancelled') or ${UNDONE})`

/** Gives the counted use of a checkout back that came to nothing, once. */
function returnUse(scope: MedusaContainer, checkoutId: string): Promise<void> {
  return inTransaction(scope, async (sql) => {
    await lockHolds(sql)
    const [hold] = await sql<CountedHold>(
      `select h.id, h.promotion_id, h.pence, c.customer_id, c.snapshot->>'email' as email ${IN_VAIN} and c.id = ?`,
      [checkoutId],
    )
    if (hold) await count(sql, hold, -1)
  })
}

/** A closed page that Stripe may still call paid is looked at again for 30 days. */
const FORGOTTEN = `h.state = 'released' and h.updated_at < now() - interval '40 days'`

/** Each by itself: one that fails must not keep the others waiting. */
async function eachOf(
  scope: MedusaContainer,
  due: { checkout_id: string }[],
  work: (scope: MedusaContainer, checkoutId: string) => Promise<void>,
): Promise<void> {
  for (const { checkout_id } of due)
    await work(scope, checkout_id).catch((error: unknown) => {
      const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`The promotion of checkout ${checkout_id} is not settled yet: ${String(error)}`)
    })
}

/**
 * Counts what paid checkouts held, gives back what orders that came to nothing had used, lets go what
 * pages held that were closed or undone, and forgets it in the end.
 */
export async function settleHolds(scope: MedusaContainer): Promise<void> {
  const sql = query(scope)
  await eachOf(scope, await sql(`select c.id as checkout_id ${DUE}`), settleHold)
  await eachOf(scope, await sql(`select c.id as checkout_id ${IN_VAIN}`), returnUse)
  await sql(
    `update promotion_hold h set state = 'released', updated_at = now() from checkout c
     where c.id = h.checkout_id and h.state = 'held' and ${IDLE}`,
  )
  await sql(`delete from promotion_hold h where ${FORGOTTEN}`)
}
