import { randomUUID } from 'node:crypto'
import type { Sql } from './sql'

export const EVENT_CHANNEL = 'generation_event'
export const WAKE_CHANNEL = 'generation_wake'

/** Names of stored events. What is told between them (a place in the queue, how far a picture is) is not kept. */
export type StoredEventName =
  'progress' | 'partial' | 'variation' | 'variation_failed' | 'done' | 'failed' | 'cancelled'
export interface StoredEvent {
  seq: number
  name: StoredEventName
  data: Record<string, unknown>
}
export const FINAL_EVENTS: ReadonlySet<string> = new Set(['done', 'failed', 'cancelled'])

/**
 * Writes what happened under the job's next number, in the transaction of what happened. The job's row is locked by it
 * until the end, so that numbers are seen in their order. Listeners hear of it with the commit.
 */
export async function addEvent(
  sql: Sql,
  jobId: string,
  name: StoredEventName,
  data: Record<string, unknown>,
): Promise<void> {
  const [job] = await sql<{ event_seq: number }>(
    'update generation_job set event_seq = event_seq + 1 where id = ? returning event_seq',
    [jobId],
  )
  if (!job) return
  await sql('insert into generation_event (id, job_id, seq, name, data) values (?, ?, ?, ?, ?)', [
    `genev_${randomUUID()}`,
    jobId,
    job.event_seq,
    name,
    JSON.stringify(data),
  ])
  await sql('select pg_notify(?, ?)', [EVENT_CHANNEL, `${jobId}:${job.event_seq}`])
}

export const eventsAfter = (sql: Sql, jobId: string, seq: number): Promise<StoredEvent[]> =>
  sql<StoredEvent>(
    'select seq, name, data from generation_event where job_id = ? and seq > ? and deleted_at is null order by seq',
    [jobId, seq],
  )

/** Tells workers that there is something to draw, or to stop drawing. */
export const wake = (sql: Sql, what: 'queued' | `cancelled:${string}`): Promise<unknown> =>
  sql('select pg_notify(?, ?)', [WAKE_CHANNEL, what])
