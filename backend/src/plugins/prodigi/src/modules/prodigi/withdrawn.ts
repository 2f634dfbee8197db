import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import type { SubmissionRow } from './types'

/** Marks a submission as withdrawn. Null where the order was never handed over, or Prodigi's answer came. */
export async function noteWithdrawn(tx: SqlEntityManager, orderId: string): Promise<SubmissionRow | null> {
  const [row] = await tx.execute<SubmissionRow[]>(
    `update prodigi_submission set withdrawn_at = coalesce(withdrawn_at, now()), last_checked_at = now(), updated_at = now()
     where order_id = ? and (prodigi_order_id is null or withdrawn_at is not null) returning *`,
    [orderId],
  )
  return row ?? null
}

/** Gives a withdrawn submission the id that came to light, before it is cancelled: should Prodigi refuse, it is followed like any other. */
export async function noteFound(
  tx: SqlEntityManager,
  submissionId: string,
  prodigiOrderId: string,
): Promise<void> {
  await tx.execute(
    `update prodigi_submission set prodigi_order_id = ?, updated_at = now(),
       status = case when status = 'prepared' then 'in_progress' else status end,
       submitted_at = coalesce(submitted_at, now()), status_changed_at = coalesce(status_changed_at, now())
     where id = ?`,
    [prodigiOrderId, submissionId],
  )
}

/** Prodigi has cancelled what was withdrawn. */
export async function noteCancelled(tx: SqlEntityManager, submissionId: string): Promise<void> {
  await tx.execute(
    `update prodigi_submission set status = 'cancelled', status_changed_at = now(), last_error = null, updated_at = now()
     where id = ?`,
    [submissionId],
  )
}
