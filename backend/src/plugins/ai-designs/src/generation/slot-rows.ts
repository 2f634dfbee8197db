import { marks, type Sql } from './sql'
import type { ProviderId } from './types'
import {
  jobStatusOf,
  statesBefore,
  type JobStatus,
  type SlotFailure,
  type SlotStatus,
  type Stage,
} from './rules'

/** A slot as its row tells it. */
export interface SlotRow {
  id: string
  job_id: string
  slot: number
  status: SlotStatus
  stage: Stage
  attempt: number
  rate_waits: number
  retries: number
  started_at: Date | null
  error_code: SlotFailure['code'] | null
  error: string | null
  retryable: boolean
  partial_token: string | null
  artwork_id: string | null
  enhanced_prompt: string
}
export interface JobRowOfQueue {
  id: string
  status: JobStatus
  provider: ProviderId | 'upload'
  event_seq: number
}

/** Every write about a job begins here: whoever holds its row is alone with it, and nobody waits crosswise. */
export async function lockJob(sql: Sql, jobId: string): Promise<JobRowOfQueue | null> {
  const [job] = await sql<JobRowOfQueue>(
    'select id, status, provider, event_seq from generation_job where id = ? and deleted_at is null for update',
    [jobId],
  )
  return job ?? null
}

export const slotsOf = (sql: Sql, jobId: string): Promise<SlotRow[]> =>
  sql<SlotRow>('select * from generation_variation where job_id = ? and deleted_at is null order by slot', [
    jobId,
  ])

const FREED = 'lease_owner = null, lease_until = null, updated_at = now()'
const DRAWN_BY_ME = 'id = ? and lease_owner = ? and status in'

/** Whether the move was made: not where the slot was taken away or cancelled meanwhile. */
async function write(
  sql: Sql,
  set: string,
  values: Parameters<Sql>[1],
  [id, leaseOwner]: [string, string],
  move: 'finish' | 'fail' | 'return',
): Promise<boolean> {
  const before = statesBefore(move)
  const rows = await sql(
    `update generation_variation set ${set}, ${FREED} where ${DRAWN_BY_ME} (${marks(before)}) returning id`,
    [...(values ?? []), id, leaseOwner, ...before],
  )
  return rows.length > 0
}

export interface FinishedSlot {
  artworkId: string
  enhancedPrompt: string
  seed: string | null
  plan: string | null
  usage: Record<string, unknown> | null
}

export const finishSlot = (
  sql: Sql,
  slot: [string, string],
  { artworkId, enhancedPrompt, seed, plan, usage }: FinishedSlot,
): Promise<boolean> =>
  write(
    sql,
    `status = 'succeeded', stage = 'ready', artwork_id = ?, enhanced_prompt = ?, seed = ?, plan = ?, usage = ?,
     loose_files = null, finished_at = now()`,
    [artworkId, enhancedPrompt, seed, plan, usage ? JSON.stringify(usage) : null],
    slot,
    'finish',
  )

export const failSlot = (sql: Sql, slot: [string, string], failure: SlotFailure): Promise<boolean> =>
  write(
    sql,
    `status = 'failed', error_code = ?, error = ?, retryable = ?, finished_at = now()`,
    [failure.code, failure.message, failure.retryable],
    slot,
    'fail',
  )

/** Back to the queue. What was begun and did not count (a limit, a shut-down) leaves the attempts as they were. */
export const returnSlot = (
  sql: Sql,
  slot: [string, string],
  { afterMs, countsAttempt, rateLimited }: { afterMs: number; countsAttempt: boolean; rateLimited: boolean },
): Promise<boolean> =>
  write(
    sql,
    `status = 'queued', stage = 'queued', not_before = now() + ? * interval '1 millisecond',
     attempt = greatest(0, attempt - ?), rate_waits = rate_waits + ?`,
    [afterMs, countsAttempt ? 0 : 1, rateLimited ? 1 : 0],
    slot,
    'return',
  )

/** Gives the job the state that its slots have, and answers what it was and is. */
export async function settleJob(
  sql: Sql,
  job: JobRowOfQueue,
  cancelled = false,
): Promise<{ before: JobStatus; now: JobStatus; slots: SlotRow[] }> {
  const slots = await slotsOf(sql, job.id)
  const now = jobStatusOf(
    slots.map(({ status }) => status),
    cancelled,
  )
  const over = now !== 'queued' && now !== 'running'
  const failed = now === 'failed' ? slots.find(({ error_code }) => error_code) : undefined
  await sql(
    `update generation_job set status = ?, finished_at = ${over ? 'now()' : 'null'}, error_code = ?, error = ?,
       updated_at = now() where id = ?`,
    [now, failed?.error_code ?? null, failed?.error ?? null, job.id],
  )
  return { before: job.status, now, slots }
}
