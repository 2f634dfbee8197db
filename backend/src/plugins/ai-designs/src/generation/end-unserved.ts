import type { MedusaContainer } from '@medusajs/framework/types'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { closeIfOver, tidyJob } from './close-job'
import { addEvent } from './events'
import { NO_LONGER, statesBefore } from './rules'
import { lockJob } from './slot-rows'
import { inTransaction, marks, query } from './sql'

const FAILURE = { code: 'provider_unavailable', message: NO_LONGER, retryable: false } as const

/**
 * Fails what waits for a provider that this shop has no longer: nobody would ever draw it, and its customer's next jobs would wait
 * behind it for good. What another process still draws is left to it.
 */
export async function endUnserved(container: MedusaContainer): Promise<void> {
  const { usual, artist } = container.resolve(AI_DESIGNS_MODULE).providers
  const jobs = await query(container)<{ id: string }>(
    `select j.id from generation_job j
     where j.status in ('queued', 'running') and j.provider not in (?, ?) and j.deleted_at is null and exists (
       select 1 from generation_variation v where v.job_id = j.id and v.status = 'queued' and v.deleted_at is null)
     order by j.created_at limit 500`,
    [usual.id, artist.id],
  )
  for (const { id } of jobs) await endWaiting(container, id)
}

async function endWaiting(container: MedusaContainer, jobId: string): Promise<void> {
  const over = await inTransaction(container, async (sql) => {
    const job = await lockJob(sql, jobId)
    if (!job) return false
    const before = statesBefore('abandon')
    const ended = await sql<{ slot: number }>(
      `update generation_variation set status = 'failed', error_code = ?, error = ?, retryable = ?,
         finished_at = now(), updated_at = now()
       where job_id = ? and status in (${marks(before)}) and deleted_at is null returning slot`,
      [FAILURE.code, FAILURE.message, FAILURE.retryable, jobId, ...before],
    )
    for (const { slot } of ended)
      await addEvent(sql, jobId, 'variation_failed', { variation: slot + 1, ...FAILURE })
    return ended.length > 0 && (await closeIfOver(sql, job))
  })
  if (over) await tidyJob(container, jobId)
}
