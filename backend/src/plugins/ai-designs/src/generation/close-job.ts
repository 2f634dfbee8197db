import type { MedusaContainer } from '@medusajs/framework/types'
import { removeFiles } from '../files/store-files'
import { addEvent, wake } from './events'
import { INTERRUPTED } from './rules'
import { settleJob, type JobRowOfQueue } from './slot-rows'
import { query, type Sql } from './sql'

/**
 * Says what became of a job when its last slot has ended. In the transaction in which it ended.
 * @returns whether the job is over now, and its partial pictures can go
 */
export async function closeIfOver(sql: Sql, job: JobRowOfQueue, cancelled = false): Promise<boolean> {
  const { now, slots } = await settleJob(sql, job, cancelled)
  if (now === 'queued' || now === 'running') return false
  const succeeded = slots.filter(({ status }) => status === 'succeeded').length
  if (now === 'cancelled') await addEvent(sql, job.id, 'cancelled', { succeeded })
  else if (now === 'succeeded')
    await addEvent(sql, job.id, 'done', { succeeded, failed: slots.length - succeeded })
  else {
    const first = slots.find(({ error_code }) => error_code)
    await addEvent(sql, job.id, 'failed', {
      code: first?.error_code ?? 'provider_unavailable',
      message: first?.error ?? INTERRUPTED,
      retryable: slots.some(({ retryable }) => retryable),
    })
  }
  // The customer's next job may be drawn now.
  await wake(sql, 'queued')
  return true
}

/**
 * Removes what a job that is over needs no more: its smaller pictures, and files of pictures that never came to be. Files
 * first: a process that dies in between leaves the rows, and the next minute's tending begins anew.
 */
export async function tidyJob(container: MedusaContainer, jobId: string): Promise<void> {
  const sql = query(container)
  const partials = await sql<{ file_id: string }>(
    'select file_id from generation_partial where job_id = ? and deleted_at is null',
    [jobId],
  )
  const loose = await sql<{ files: string[] }>(`select loose_files as files ${LOOSE}`, [jobId])
  await removeFiles(container, [
    ...partials.map(({ file_id }) => file_id),
    ...loose.flatMap(({ files }) => files),
  ])
  await sql('delete from generation_partial where job_id = ? and deleted_at is null', [jobId])
  await sql(`update generation_variation set loose_files = null where id in (select id ${LOOSE})`, [jobId])
}

const LOOSE = `from generation_variation
  where job_id = ? and deleted_at is null and loose_files is not null and status in ('failed', 'cancelled')`
