import type { MedusaContainer } from '@medusajs/framework/types'
import { forgetCountedAddresses } from '../policy/address-hour'
import { giveBackLost } from '../policy/budget'
import { tidyJob } from './close-job'
import { endUnserved } from './end-unserved'
import { startDrawing } from './start-drawing'
import { query } from './sql'

const EVENTS_KEPT = '24 hours'

/** Each minute: sees that what waits is drawn, and lets go of what nobody comes back for. */
export async function tendGeneration(container: MedusaContainer): Promise<void> {
  startDrawing(container)
  await endUnserved(container)
  const sql = query(container)
  await sql(
    `delete from generation_event where created_at < now() - interval '${EVENTS_KEPT}' and deleted_at is null`,
  )
  // Of processes that died right after they had closed a job.
  const left = await sql<{ id: string }>(
    `select j.id from generation_job j where j.id in (
         select job_id from generation_partial where deleted_at is null
         union select job_id from generation_variation
           where loose_files is not null and status in ('failed', 'cancelled') and deleted_at is null)
       and j.finished_at < now() - interval '5 seconds' order by j.finished_at limit 500`,
  )
  for (const { id } of left) await tidyJob(container, id)
  await forgetCountedAddresses(sql)
  await giveBackLost(container)
}
