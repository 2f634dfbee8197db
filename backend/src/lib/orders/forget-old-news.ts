import type { MedusaContainer } from '@medusajs/framework/types'
import { inBatches } from '../database/in-batches'
import { query } from '../database/sql'

/** Stripe resends for a month at most, and Prodigi for a day; after this long nothing comes twice. */
const KEPT_DAYS = 90
const OLD = `now() - make_interval(days => ${KEPT_DAYS})`

/** What was told and dealt with. What still waits stays, however old: it is somebody's to look at. */
const DONE = {
  webhook_inbox: `state in ('done', 'ignored') and updated_at < ${OLD}`,
  prodigi_callback: `processed_at is not null and processed_at < ${OLD}`,
  // Of an order that nobody will decide on any more; each notice of another has to be known, or it is told again.
  approval_notice: `created_at < ${OLD} and order_id in (
    select a.order_id from approval a where a.status in ('processed', 'rejected', 'cancelled') and a.updated_at < ${OLD})`,
} as const

/** Deletes news that were dealt with long ago. Answers how many of each kind. */
export async function forgetOldNews(scope: MedusaContainer): Promise<Record<keyof typeof DONE, number>> {
  const sql = query(scope)
  const gone = { webhook_inbox: 0, prodigi_callback: 0, approval_notice: 0 }
  for (const table of Object.keys(DONE) as (keyof typeof DONE)[])
    gone[table] = await inBatches(
      sql,
      `delete from ${table} where id in (select id from ${table} where ${DONE[table]} limit ?) returning id`,
    )
  return gone
}
