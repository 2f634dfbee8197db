import type { MedusaContainer } from '@medusajs/framework/types'
import { inBatches } from '../database/in-batches'
import { query } from '../database/sql'

/** As long as the news that mails are written about. */
const KEPT_DAYS = 90
const OLD = `now() - make_interval(days => ${KEPT_DAYS})`

/** That it was written stays by its key, so that nothing is told twice; to whom, and what of them, does not. */
const EMPTIED = `update mail_message set "to" = '', data = '{}', last_error = null
  where id in (select id from mail_message
    where state <> 'queued' and "to" <> '' and coalesce(sent_at, updated_at) < ${OLD} limit ?)
  returning id`
/** Medusa's own note of what it handed over. */
const FORGOTTEN = `delete from notification where id in (select id from notification where created_at < ${OLD} limit ?)
  returning id`

/** Forgets what was written in mails that left the shop long ago, and to whom. Answers how many mails. */
export async function forgetOldMails(scope: MedusaContainer): Promise<number> {
  const sql = query(scope)
  await inBatches(sql, FORGOTTEN)
  return inBatches(sql, EMPTIED)
}
