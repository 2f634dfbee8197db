import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId, MedusaError } from '@medusajs/framework/utils'
import { isDeepStrictEqual } from 'node:util'
import { idempotencyKeyOf, newCallbackSecret } from './identity'
import {
  isPartCancelled,
  mergeShipments,
  PART_CANCELLED,
  statusAfter,
  type PrintSnapshot,
} from './print-status'
import { storableJson as json } from './storable'
import type { SubmissionRow } from './types'

/** One submission, locked until the transaction ends. @throws MedusaError NOT_FOUND */
export async function lockSubmission(
  tx: SqlEntityManager,
  column: 'id' | 'order_id',
  value: string,
): Promise<SubmissionRow> {
  const [row] = await tx.execute<SubmissionRow[]>(
    `select * from prodigi_submission where ${column} = ? for update`,
    [value],
  )
  if (!row) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such print order')
  return row
}

/** Makes the row of an order's print, or finds it; a new generation of it where the last one was cancelled. */
export async function prepareSubmission(tx: SqlEntityManager, orderId: string): Promise<SubmissionRow> {
  await tx.execute(
    `insert into prodigi_submission (id, order_id, idempotency_key, callback_secret) values (?, ?, ?, ?)
     on conflict (order_id) do nothing`,
    [generateEntityId(undefined, 'prsub'), orderId, idempotencyKeyOf(orderId, 1), newCallbackSecret()],
  )
  const row = await lockSubmission(tx, 'order_id', orderId)
  if (row.status !== 'cancelled') return row
  const generation = row.generation + 1
  const [renewed] = await tx.execute<SubmissionRow[]>(
    `update prodigi_submission set generation = ?, idempotency_key = ?, callback_secret = ?, prodigi_order_id = null,
       fulfillment_id = null, status = 'prepared', stage = null, status_details = null, issues = null,
       shipments = null, cost = null,
       spent_before = case when cost is null then spent_before else coalesce(spent_before, '[]'::jsonb) || cost end, submitted_at = null, news_pending = false, last_error = null, cancel_asked_by = null,
       withdrawn_at = null, updated_at = now() where id = ? returning *`,
    [generation, idempotencyKeyOf(orderId, generation), newCallbackSecret(), row.id],
  )
  return renewed ?? row
}

/** Stores an answer of Prodigi, unless it is about another print than the present one. */
export async function storeSnapshot(
  tx: SqlEntityManager,
  submissionId: string,
  snapshot: PrintSnapshot,
): Promise<SubmissionRow> {
  const present = await lockSubmission(tx, 'id', submissionId)
  if (present.prodigi_order_id !== snapshot.prodigiOrderId) return present
  const shipments = mergeShipments(present.shipments ?? [], snapshot.shipments)
  const seen = { ...snapshot, shipments }
  const status = statusAfter(present, seen)
  const issues = isPartCancelled(seen) ? [...snapshot.issues, PART_CANCELLED] : snapshot.issues
  const news = status !== present.status || !isDeepStrictEqual(shipments, present.shipments ?? [])
  const [row] = await tx.execute<SubmissionRow[]>(
    `update prodigi_submission set status = ?, stage = ?, status_details = ?::jsonb, issues = ?::jsonb,
       shipments = ?::jsonb, cost = coalesce(?::jsonb, cost), news_pending = news_pending or ?,
       status_changed_at = case when ? then now() else status_changed_at end,
       last_checked_at = now(), last_error = null, updated_at = now() where id = ? returning *`,
    [
      status,
      snapshot.stage,
      json(snapshot.details),
      json(issues),
      json(shipments),
      snapshot.cost ? json(snapshot.cost) : null,
      news,
      status !== present.status,
      submissionId,
    ],
  )
  return row ?? present
}
