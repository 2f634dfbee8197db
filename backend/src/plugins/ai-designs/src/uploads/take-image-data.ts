import type { MedusaContainer } from '@medusajs/framework/types'
import { readFileIfThere } from '../files/store-files'
import { query } from '../generation/sql'
import type { Owner } from '../modules/ai-designs/types'
import { takeUpload } from './take-upload'
import type { Uploader } from './uploader'

/** So many of somebody's newest pictures are compared. */
const LOOKED_AT = 24

/** The caller's own variation that looks to the last byte like this, as `imageData` of a generation does; or null. */
async function findDrawn(
  container: MedusaContainer,
  { customerId, guestKeyHash }: Owner,
  bytes: Buffer,
): Promise<string | null> {
  const drawn = await query(container)<{ id: string; file: string }>(
    `select v.id, a.large_file_id as file from generation_job j
       join generation_variation v on v.job_id = j.id and v.deleted_at is null
       join artwork a on a.id = v.artwork_id and a.deleted_at is null
     where j.kind = 'generated' and j.deleted_at is null and (j.owner_customer_id = ? or j.guest_key_hash = ?)
     order by j.created_at desc, v.slot limit ${LOOKED_AT}`,
    [customerId ?? null, guestKeyHash ?? null],
  )
  for (const { id, file } of drawn) if ((await readFileIfThere(container, file))?.equals(bytes)) return id
  return null
}

/**
 * The variation of a picture that came as base64: the one that was drawn for the caller, so that it goes on saying who drew it,
 * else an upload.
 * @throws DesignError as `takeUpload`
 */
export async function takeImageData(
  container: MedusaContainer,
  who: Uploader,
  imageData: string,
): Promise<string> {
  const bytes = Buffer.from(imageData.replace(/^data:[^,]{0,100};base64,/i, ''), 'base64')
  const drawn = await findDrawn(container, who.owner, bytes)
  return drawn ?? (await takeUpload(container, who, () => Promise.resolve(bytes))).id
}
