import type { MedusaContainer } from '@medusajs/framework/types'
import { FileRemoval } from '../files/file-removal'
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
  await forgetCountedAddresses(sql)
  await giveBackLost(container)
  await tidyLeft(container)
}

/** Of processes that died right after they had closed a job, and files that can't be removed: in any order, so that those hold up no others. */
const LEFT = `select j.id from generation_job j where j.id in (
       select job_id from generation_partial where deleted_at is null
       union select job_id from generation_variation
         where loose_files is not null and status in ('failed', 'cancelled') and deleted_at is null)
     and j.finished_at < now() - interval '5 seconds' order by random() limit 500`

async function tidyLeft(container: MedusaContainer): Promise<void> {
  const removal = new FileRemoval(container)
  for (const { id } of await query(container)<{ id: string }>(LEFT)) {
    if (removal.isOver) return
    await tidyJob(container, id, removal)
  }
}
