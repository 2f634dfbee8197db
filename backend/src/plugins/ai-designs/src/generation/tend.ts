import type { MedusaContainer } from '@medusajs/framework/types'
import { removeFiles } from '../files/store-files'
import { startDrawing } from './start-drawing'
import { query } from './sql'

const EVENTS_KEPT = '24 hours'

/** Each minute: sees that what waits is drawn, and lets go of what nobody comes back for. */
export async function tendGeneration(container: MedusaContainer): Promise<void> {
  startDrawing(container)
  const sql = query(container)
  await sql(`delete from generation_event where created_at < now() - interval '${EVENTS_KEPT}'`)
  // Of a process that died right after it had closed a job.
  const left = await sql<{ file_id: string }>(
    `delete from generation_partial p using generation_job j
     where j.id = p.job_id and j.finished_at < now() - interval '1 minute' returning p.file_id`,
  )
  await removeFiles(
    container,
    left.map(({ file_id }) => file_id),
  )
}
