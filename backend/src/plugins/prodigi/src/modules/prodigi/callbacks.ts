import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { storableJson as json } from './storable'

export interface NewCallback {
  submissionId: string
  eventId: string
  type: string | null
  payload: unknown
}

/** Keeps a callback under its event's id; false where it was here before. */
export async function keepCallback(tx: SqlEntityManager, callback: NewCallback): Promise<boolean> {
  const { submissionId, eventId, type, payload } = callback
  const rows = await tx.execute<{ id: string }[]>(
    `insert into prodigi_callback (id, event_id, submission_id, type, payload) values (?, ?, ?, ?, ?::jsonb)
     on conflict (event_id) do nothing returning id`,
    [generateEntityId(undefined, 'prcb'), eventId, submissionId, type, json(payload)],
  )
  return rows.length > 0
}

/** Marks these callbacks as dealt with. */
export async function closeCallbacks(tx: SqlEntityManager, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(
    `update prodigi_callback set processed_at = now(), updated_at = now()
     where id in (select jsonb_array_elements_text(?::jsonb)) and processed_at is null`,
    [json(ids)],
  )
}
