import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'

/** From this share of the day's money on the administrators are warned, once a day. */
const WARN_AT = 0.7

/** Day by day in UTC, so that an hour of summer time is in no day twice. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Values without a type would be compared as text. One statement, so that two calls at once cannot both take the last of it. */
const RESERVE = `insert into ai_spend_day as d (id, day, reserved, spent)
  select 'aispend_' || :day, :day, :amount, 0 where cast(:amount as bigint) <= cast(:budget as bigint)
  on conflict (day) do update set reserved = d.reserved + :amount, updated_at = now()
    where d.reserved + d.spent + cast(:amount as bigint) <= cast(:budget as bigint)
  returning reserved + spent as taken`

const SETTLE = `update ai_spend_day
  set reserved = greatest(0, reserved - :reserved), spent = spent + :spent, updated_at = now() where day = :day`

/** True for the one caller who finds the mark crossed first. */
const WARN = `update ai_spend_day set warned_at = now()
  where day = :day and warned_at is null and reserved + spent >= :mark returning reserved + spent as taken`

/**
 * Puts the most that a provider's call can cost aside from the day's money, in thousandths of a penny; false where not
 * enough is left. What a crash leaves reserved stays so for the day: it may have been spent.
 */
export async function reserveBudget(container: MedusaContainer, millipence: number): Promise<boolean> {
  if (millipence <= 0) return true
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const budget = container.resolve(AI_DESIGNS_MODULE).settings.dailyBudgetMillipence
  const day = dayOf(new Date())
  const answer: { rows: unknown[] } = await knex.raw(RESERVE, { day, amount: Math.ceil(millipence), budget })
  await warn(container, day, budget)
  return answer.rows.length > 0
}

async function warn(container: MedusaContainer, day: string, budget: number): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: unknown[] } = await knex.raw(WARN, { day, mark: Math.ceil(budget * WARN_AT) })
  if (answer.rows.length === 0) return
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`ai-designs: ${Math.round(WARN_AT * 100)} % of today's money for pictures is spent or reserved`)
}

/**
 * Books what a call really cost in place of what was reserved for it. `at`: when it was reserved, so that a call over midnight
 * is settled with its own day.
 */
export async function settleBudget(
  container: MedusaContainer,
  reserved: number,
  spent: number,
  at: Date = new Date(),
): Promise<void> {
  if (reserved <= 0 && spent <= 0) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(SETTLE, {
    day: dayOf(at),
    reserved: Math.ceil(Math.max(0, reserved)),
    spent: Math.ceil(Math.max(0, spent)),
  })
}

export interface Spending {
  spentMillipence: number
  reservedMillipence: number
  budgetMillipence: number
}

/** What today's pictures have cost so far. */
export async function readSpending(container: MedusaContainer): Promise<Spending> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: { spent: string; reserved: string }[] } = await knex.raw(
    'select spent, reserved from ai_spend_day where day = :day',
    { day: dayOf(new Date()) },
  )
  const [row] = answer.rows
  return {
    spentMillipence: Number(row?.spent ?? 0),
    reservedMillipence: Number(row?.reserved ?? 0),
    budgetMillipence: container.resolve(AI_DESIGNS_MODULE).settings.dailyBudgetMillipence,
  }
}
