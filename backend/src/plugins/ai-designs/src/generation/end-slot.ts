import type { MedusaContainer } from '@medusajs/framework/types'
import { noteRefused } from '../policy/record-refusal'
import { closeIfOver, tidyJob } from './close-job'
import { addEvent, wake } from './events'
import type { SlotFailure } from './rules'
import { failSlot, lockJob, returnSlot, settleJob, slotsOf } from './slot-rows'
import { inTransaction } from './sql'
import type { TakenSlot } from './take-slot'

/** The slot has failed for good, unless its customer asks again. */
export async function failDrawing(
  container: MedusaContainer,
  taken: TakenSlot,
  { code, message, retryable }: SlotFailure,
): Promise<void> {
  const { id, jobId, slot, leaseOwner } = taken
  const failure = { code, message, retryable }
  const end = await inTransaction(container, async (sql) => {
    const job = await lockJob(sql, jobId)
    if (!job || !(await failSlot(sql, [id, leaseOwner], failure))) return null
    await addEvent(sql, jobId, 'variation_failed', { variation: slot + 1, ...failure })
    const refused = (await slotsOf(sql, jobId)).filter(({ error_code }) => error_code === 'content_rejected')
    const firstRefusal = code === 'content_rejected' && refused.length === 1
    return { over: await closeIfOver(sql, job), firstRefusal }
  })
  // Once for the words, however many pictures of them were refused.
  if (end?.firstRefusal) await noteRefusal(container, taken)
  if (end?.over) await tidyJob(container, jobId)
}

async function noteRefusal(container: MedusaContainer, { job }: TakenSlot): Promise<void> {
  const owner = { customerId: job.owner_customer_id, guestKeyHash: job.guest_key_hash }
  const text = { prompt: job.prompt, keepOut: job.keep_out }
  await noteRefused(container, { owner, addressHash: job.address_hash }, 'provider', text)
}

/** The slot waits again, for a while. */
export async function returnDrawing(
  container: MedusaContainer,
  { id, jobId, slot, leaseOwner }: TakenSlot,
  how: { afterMs: number; countsAttempt: boolean; rateLimited: boolean },
): Promise<void> {
  await inTransaction(container, async (sql) => {
    const job = await lockJob(sql, jobId)
    if (!job || !(await returnSlot(sql, [id, leaseOwner], how))) return
    await addEvent(sql, jobId, 'progress', { variation: slot + 1, stage: 'queued', progress: 0 })
    await settleJob(sql, job)
    await wake(sql, 'queued')
  })
}
