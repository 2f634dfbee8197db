import type { MedusaContainer } from '@medusajs/framework/types'
import { tidyJob } from './close-job'
import { startDrawing } from './start-drawing'
import { query } from './sql'

const EVENTS_KEPT = '24 hours'

/** Each minute: sees that what waits is drawn, and lets go of what nobody comes back for. */
export async function tendGeneration(container: MedusaContainer): Promise<void> {
  startDrawing(container)
  const sql = query(container)
  await sql(`delete from generation_event where created_at < now() - interval '${EVENTS_KEPT}'`)
  // Of processes that died right after they had closed a job.
  const left = await sql<{ id: string }>(
    `select distinct j.id from generation_job j left join generation_partial p on p.job_id = j.id
       left join generation_variation v on v.job_id = j.id and v.loose_files is not null and v.status in ('failed', 'cancelled')
     where (p.id is not null or v.id is not null)
       and j.finished_at between now() - interval '1 day' and now() - interval '5 seconds'`,
  )
  for (const { id } of left) await tidyJob(container, id)
}
