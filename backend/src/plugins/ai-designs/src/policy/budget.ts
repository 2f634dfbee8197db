import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { query, type Sql } from '../generation/sql'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'

/** From this share of the day's money on the log warns, once a day. */
const WARN_AT = 0.7

/** Day by day in UTC, so that an hour of summer time is in no day twice. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** When there is money again: at 00:00 in UTC, which is 01:00 on British clocks in summer. */
export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/**
 * Values without a type would be compared as text. One statement, so that two calls at once cannot both take the last of it, and
 * that whatever is put aside stands under its holder's name.
 */
const RESERVE = `with day as (
    insert into ai_spend_day as d (id, day, reserved, spent)
    select 'aispend_' || :day, :day, :amount, 0 where cast(:amount as bigint) <= cast(:budget as bigint)
    on conflict (day) do update set reserved = d.reserved + :amount, updated_at = now()
      where d.reserved + d.spent + cast(:amount as bigint) <= cast(:budget as bigint)
    returning d.day)
  insert into ai_spend_hold (id, holder, day, amount) select :id, :holder, day.day, :amount from day returning day`

/** What is put aside goes once: with whoever deletes its row. */
const SETTLE = `with gone as (delete from ai_spend_hold where holder = ? returning day, amount)
  update ai_spend_day d set spent = spent + ?, updated_at = now(),
    reserved = greatest(0, reserved - coalesce((select amount from gone where gone.day = d.day), 0))
  where d.day = ?`

const giveBack = (which: string): string => `with gone as (
    delete from ai_spend_hold where id in (select id from ai_spend_hold h where ${which} for update skip locked)
    returning day, amount),
  sums as (select day, sum(amount) as amount from gone group by day)
  update ai_spend_day d set reserved = greatest(0, d.reserved - sums.amount), updated_at = now()
  from sums where d.day = sums.day`

/** Of calls that must have ended, and whose picture nobody draws in their holder's name. */
const LOST = `h.created_at < ? and not exists (
  select 1 from generation_variation v
  where v.lease_owner = h.holder and v.status = 'drawing' and v.deleted_at is null)`

/** Beyond a provider's own time-out, for what comes before and after its call. */
const MARGIN_MS = 60_000

/** True for the one caller who finds the mark crossed first. */
const WARN = `update ai_spend_day set warned_at = now()
  where day = :day and warned_at is null and reserved + spent >= :mark returning reserved + spent as taken`

/** Money put aside for one call, by whoever holds the slot's lease. */
export interface Reservation {
  holder: string
  millipence: number
  /** A call over midnight is settled with its own day. */
  at: Date
}

/** Puts the most that a provider's call can cost aside from the day's money; false where not enough is left. */
export async function reserveBudget(
  container: MedusaContainer,
  { holder, millipence, at }: Reservation,
): Promise<boolean> {
  if (millipence <= 0) return true
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const budget = container.resolve(AI_DESIGNS_MODULE).settings.dailyBudgetMillipence
  const day = dayOf(at)
  const id = generateEntityId(undefined, 'aihold')
  const wish = { id, holder, day, amount: Math.ceil(millipence), budget }
  const answer: { rows: unknown[] } = await knex.raw(RESERVE, wish)
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

/** Books what a call really cost in place of what was put aside for it, unless that was given back meanwhile. */
export async function settleBudget(
  sql: Sql,
  { holder, millipence, at }: Reservation,
  spent: number,
): Promise<void> {
  if (millipence <= 0 && spent <= 0) return
  await sql(SETTLE, [holder, Math.ceil(Math.max(0, spent)), dayOf(at)])
}

/** Gives back what a dead worker had put aside. In the transaction that takes its lease away. */
export async function giveBackOf(sql: Sql, holder: string): Promise<void> {
  await sql(giveBack('h.holder = ?'), [holder])
}

/** Gives back what nobody will settle any more: of workers that died after their slot was cancelled or handed on. */
export async function giveBackLost(container: MedusaContainer): Promise<void> {
  const { timeoutMs } = container.resolve(AI_DESIGNS_MODULE).settings
  await query(container)(giveBack(LOST), [new Date(Date.now() - timeoutMs - MARGIN_MS)])
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
