import type { MedusaContainer } from '@medusajs/framework/types'
import { giveBackOf } from '../policy/budget'
import { closeIfOver, tidyJob } from './close-job'
import { addEvent, wake } from './events'
import { INTERRUPTED, MOST_ATTEMPTS } from './rules'
import { failSlot, lockJob, returnSlot, settleJob } from './slot-rows'
import { inTransaction, marks, query } from './sql'
import { LEASE_SECONDS, type TakenSlot } from './take-slot'

/** Renews what a worker holds; answers the leases that still hold. */
export async function renewLeases(
  container: MedusaContainer,
  owners: readonly string[],
): Promise<Set<string>> {
  if (owners.length === 0) return new Set()
  const rows = await query(container)<{ lease_owner: string }>(
    `update generation_variation set lease_until = now() + interval '${LEASE_SECONDS} seconds'
     where status = 'drawing' and deleted_at is null and lease_owner in (${marks(owners)}) returning lease_owner`,
    [...owners],
  )
  return new Set(rows.map(({ lease_owner }) => lease_owner))
}

/** Back to the queue as if it had not been begun: the process that draws it ends. */
export async function giveBack(
  container: MedusaContainer,
  { id, jobId, slot, leaseOwner }: TakenSlot,
): Promise<void> {
  await inTransaction(container, async (sql) => {
    const job = await lockJob(sql, jobId)
    const how = { afterMs: 0, countsAttempt: false, rateLimited: false }
    if (!job || !(await returnSlot(sql, [id, leaseOwner], how))) return
    await addEvent(sql, jobId, 'progress', { variation: slot + 1, stage: 'queued', progress: 0 })
    await settleJob(sql, job)
    await wake(sql, 'queued')
  })
}

interface Expired {
  id: string
  job_id: string
}

/** Takes back what a dead worker left: to the queue after the first attempt, else it fails and can be asked for again. */
export async function takeBackExpired(container: MedusaContainer): Promise<number> {
  const expired = await query(container)<Expired>(
    `select id, job_id from generation_variation
     where status = 'drawing' and lease_until < now() and deleted_at is null order by lease_until limit 100`,
  )
  let taken = 0
  for (const slot of expired) if (await takeBack(container, slot)) taken += 1
  return taken
}

async function takeBack(container: MedusaContainer, { id, job_id }: Expired): Promise<boolean> {
  const over = await inTransaction(container, async (sql) => {
    const job = await lockJob(sql, job_id)
    const [slot] = await sql<{ slot: number; attempt: number; lease_owner: string }>(
      `select slot, attempt, lease_owner from generation_variation
       where id = ? and status = 'drawing' and lease_until < now() for update skip locked`,
      [id],
    )
    if (!job || !slot) return null
    await giveBackOf(sql, slot.lease_owner)
    const mine: [string, string] = [id, slot.lease_owner]
    const variation = slot.slot + 1
    if (slot.attempt < MOST_ATTEMPTS) {
      await returnSlot(sql, mine, { afterMs: 0, countsAttempt: true, rateLimited: false })
      await addEvent(sql, job_id, 'progress', { variation, stage: 'queued', progress: 0 })
      await settleJob(sql, job)
      await wake(sql, 'queued')
      return false
    }
    const failure = { code: 'provider_unavailable', message: INTERRUPTED, retryable: true } as const
    await failSlot(sql, mine, failure)
    await addEvent(sql, job_id, 'variation_failed', { variation, ...failure })
    return closeIfOver(sql, job)
  })
  if (over) await tidyJob(container, job_id)
  return over !== null
}
