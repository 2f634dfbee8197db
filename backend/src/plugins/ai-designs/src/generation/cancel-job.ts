import type { MedusaContainer } from '@medusajs/framework/types'
import { closeIfOver, tidyJob } from './close-job'
import { wake } from './events'
import { findJob } from './find-job'
import { statesBefore } from './rules'
import { lockJob } from './slot-rows'
import { inTransaction, marks } from './sql'
import type { OwnedJob } from './types'

/**
 * Ends a job: what waits is not drawn, what is drawn is aborted, what is there stays. A job that is over stays as it is.
 * Whoever draws a slot of it books what that has cost.
 */
export async function cancelJob(container: MedusaContainer, { owner, jobId }: OwnedJob): Promise<void> {
  await findJob(container, owner, jobId)
  const over = await inTransaction(container, async (sql) => {
    const job = await lockJob(sql, jobId)
    if (!job || (job.status !== 'queued' && job.status !== 'running')) return false
    const before = statesBefore('cancel')
    await sql(
      `update generation_variation set status = 'cancelled', lease_owner = null, lease_until = null,
         finished_at = now(), updated_at = now()
       where job_id = ? and deleted_at is null and status in (${marks(before)})`,
      [jobId, ...before],
    )
    await wake(sql, `cancelled:${jobId}`)
    return closeIfOver(sql, job, true)
  })
  if (over) await tidyJob(container, jobId)
}
