import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import { settleActivity } from './record'
import type { Snapshot } from './snapshot'

/** No call takes so long: whoever began it has died. */
const OPEN_MINUTES = 10
/** What was done in the shop's last year is there, and a little of the one before to compare it with. */
const KEPT_DAYS = 400
/** As long as the database lets nobody delete it (see the migration). */
const HELD_DAYS = 90
const ROWS_MAX = 200_000
/** So many in one statement, so that none holds others up. */
const AT_ONCE = 5000

interface Open {
  id: string
  kind: string
  subject_ids: string[]
  subject: string | null
  before: { many: boolean; facts: Snapshot } | null
}

/** Settles what a death left open, as what it came to: nobody knows whether all of it was done. */
export async function settleOpenActivity(scope: MedusaContainer): Promise<void> {
  const open = await query(scope)<Open>(
    `select id, kind, subject_ids, subject, before from admin_activity
      where outcome = 'begun' and created_at < now() - make_interval(mins => ${OPEN_MINUTES}) order by created_at limit 100`,
  )
  for (const { id, kind, subject_ids: ids, subject: name, before } of open) {
    const { many = false, facts = {} } = before ?? {}
    const begun = { id, subject: { kind, ids, many }, before: { facts, name } }
    await settleActivity(scope, begun, { outcome: 'unsure', status: null })
  }
}

/** Deletes what is too old, and of very much the oldest. */
export async function forgetOldActivity(scope: MedusaContainer): Promise<void> {
  const sql = query(scope)
  const over = `created_at < now() - make_interval(days => ${KEPT_DAYS}) or id in (
    select id from admin_activity order by created_at desc, id desc offset ${ROWS_MAX})`
  for (let some = AT_ONCE; some === AT_ONCE;) {
    const gone = await sql(
      `delete from admin_activity where id in (select id from admin_activity
        where created_at < now() - make_interval(days => ${HELD_DAYS}) and (${over}) limit ?) returning id`,
      [AT_ONCE],
    )
    some = gone.length
  }
}
