import type { MedusaContainer } from '@medusajs/framework/types'
import { designError } from '../policy/design-error'
import { assertQuota, type QuotaSubject } from '../policy/quota'
import { assertAffordable, assertAvailable } from './assert-available'
import { addEvent, wake } from './events'
import { findJob } from './find-job'
import { assertRoom } from './room'
import { lockJob, settleJob, type SlotRow } from './slot-rows'
import { whenOpening } from './when-opening'

/** Tries of one picture that a customer may ask for: each may cost money, also one that fails. */
const MOST_RETRIES = 3

export interface RetrySlotInput {
  who: QuotaSubject
  jobId: string
  /** Counts from 1. */
  variation: number
}

/** Puts a failed picture back into the queue. @throws DesignError not_found, conflict, rate_limited */
export async function retrySlot(
  container: MedusaContainer,
  { who, jobId, variation }: RetrySlotInput,
): Promise<void> {
  const found = await findJob(container, who.owner, jobId)
  await whenOpening(container, async (sql) => {
    const job = await lockJob(sql, jobId)
    const [slot] = await sql<SlotRow>(
      'select * from generation_variation where job_id = ? and slot = ? and deleted_at is null for update',
      [jobId, variation - 1],
    )
    if (!job || !slot) throw designError('not_found', 'This picture does not exist')
    if (slot.status !== 'failed') throw designError('conflict', 'This picture did not fail')
    if (!slot.retryable)
      throw designError('conflict', 'We can’t draw this one. Please change the words and create it anew.')
    if (slot.retries >= MOST_RETRIES)
      throw designError(
        'conflict',
        'This picture failed several times. Please change the words and create it anew.',
      )
    if (job.provider !== 'upload') {
      await assertAvailable(container, job.provider)
      await assertAffordable(container, job.provider)
    }
    const over = job.status !== 'queued' && job.status !== 'running'
    if (over) await assertRoom(container, sql, who)
    // A job that has shown a picture is counted already.
    if (over && !found.first_picture_at) await assertQuota(container, who)
    await sql(
      `update generation_variation set status = 'queued', stage = 'queued', attempt = 0, rate_waits = 0,
         retries = retries + 1, not_before = null, error_code = null, error = null, retryable = false,
         partial_token = null, finished_at = null, updated_at = now()
       where id = ?`,
      [slot.id],
    )
    await addEvent(sql, jobId, 'progress', { variation, stage: 'queued', progress: 0 })
    await settleJob(sql, job)
    await wake(sql, 'queued')
  })
}
