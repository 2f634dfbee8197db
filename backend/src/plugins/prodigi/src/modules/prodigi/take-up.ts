import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'

/** Prodigi calls back by itself, and carriers have news a few times a day: what was looked at so lately is as good as new. */
const FRESH_SECONDS = 60

/**
 * Takes up a print that is to be asked about for somebody who presses: false where it was looked at just now, be it by another call
 * at this moment. What Prodigi had no answer for is asked about again, or it would pass for known.
 */
export async function takeUp(tx: SqlEntityManager, submissionId: string): Promise<boolean> {
  const taken = await tx.execute<{ id: string }[]>(
    `update prodigi_submission set last_checked_at = now(), updated_at = now()
      where id = ? and (last_error is not null
        or coalesce(last_checked_at, submitted_at, '-infinity') < now() - make_interval(secs => ?))
      returning id`,
    [submissionId, FRESH_SECONDS],
  )
  return taken.length > 0
}
