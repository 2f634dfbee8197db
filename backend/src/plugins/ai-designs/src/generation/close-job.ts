import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { FileRemoval } from '../files/file-removal'
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
 * first: a process that dies in between leaves the rows, as does a file that can't be removed, and the next minute's tending comes
 * back to them. Whatever ended the job was written down before, and does not fail over this.
 */
export async function tidyJob(
  container: MedusaContainer,
  jobId: string,
  removal = new FileRemoval(container),
): Promise<void> {
  try {
    await tidy(query(container), jobId, removal)
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`What the job ${jobId} needs no more could not be removed yet`, error as Error)
  }
}

async function tidy(sql: Sql, jobId: string, removal: FileRemoval): Promise<void> {
  const partials = await sql<{ file_id: string }>(
    'select file_id from generation_partial where job_id = ? and deleted_at is null',
    [jobId],
  )
  const loose = await sql<{ files: string[] }>(`select loose_files as files ${LOOSE}`, [jobId])
  const files = [...partials.map(({ file_id }) => file_id), ...loose.flatMap(({ files }) => files)]
  const gone = [...(await removal.remove(files))]
  await sql('delete from generation_partial where job_id = ? and deleted_at is null and file_id = any(?)', [
    jobId,
    gone,
  ])
  await sql(`update generation_variation set loose_files = ${STAYING} where id in (select id ${LOOSE})`, [
    gone,
    jobId,
  ])
}

const LOOSE = `from generation_variation
  where job_id = ? and deleted_at is null and loose_files is not null and status in ('failed', 'cancelled')`
/** SQL: null where none of them stays. */
const STAYING =
  '(select jsonb_agg(file) from jsonb_array_elements_text(loose_files) file where file <> all(?))'
