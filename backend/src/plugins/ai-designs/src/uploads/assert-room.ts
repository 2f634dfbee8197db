import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../generation/sql'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { designError } from '../policy/design-error'
import { GIVEN_UP } from './given-up'
import type { Uploader } from './uploader'

const MEGABYTE = 1024 * 1024

/**
 * Pictures of somebody's own that lie here: those that nobody keeps go by themselves after a fortnight. One that they gave up takes no
 * room of theirs.
 */
const KEPT = `select count(*)::int as files, coalesce(sum(a.bytes), 0)::float as bytes from generation_job j
    join generation_variation v on v.job_id = j.id and v.deleted_at is null
    join artwork a on a.id = v.artwork_id and a.deleted_at is null
  where j.kind = 'upload' and j.deleted_at is null and (j.owner_customer_id = ? or j.guest_key_hash = ?)
    and not (${GIVEN_UP})`

/** @throws DesignError conflict where somebody has filled their room; waiting would not help */
export async function assertRoom(container: MedusaContainer, { owner }: Uploader): Promise<void> {
  const { most, mostMegabytes } = container.resolve(AI_DESIGNS_MODULE).settings.uploads
  const [kept] = await query(container)<{ files: number; bytes: number }>(KEPT, [
    owner.customerId ?? null,
    owner.guestKeyHash ?? null,
  ])
  if (!kept || (kept.files < most && kept.bytes < mostMegabytes * MEGABYTE)) return
  throw designError(
    'conflict',
    `There is room for ${most} pictures of your own, ${mostMegabytes} MB in all. Please delete designs that you no longer need.`,
  )
}
