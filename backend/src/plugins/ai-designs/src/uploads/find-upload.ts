import { createHash } from 'node:crypto'
import type { Sql } from '../generation/sql'
import type { Owner } from '../modules/ai-designs/types'
import { OWN_PICTURE, type UploadedPicture } from './uploader'

/** What an upload's job is found by: the file that came, whoever sent it. */
export const uploadKey = (sourceSha256: string): string =>
  createHash('sha256').update(`upload:${sourceSha256}`).digest('hex')

interface Found {
  id: string
  token: string
  width: number
  height: number
}

/** The picture that this owner made of the same file before, or null. */
export async function findUpload(
  sql: Sql,
  { customerId, guestKeyHash }: Owner,
  sourceSha256: string,
): Promise<UploadedPicture | null> {
  const [found] = await sql<Found>(
    `select v.id, a.token, a.width, a.height from generation_job j
       join generation_variation v on v.job_id = j.id and v.deleted_at is null
       join artwork a on a.id = v.artwork_id and a.deleted_at is null
     where j.options_key = ? and j.kind = 'upload' and j.deleted_at is null
       and (j.owner_customer_id = ? or j.guest_key_hash = ?)
     order by j.created_at limit 1`,
    [uploadKey(sourceSha256), customerId ?? null, guestKeyHash ?? null],
  )
  if (!found) return null
  const { id, token, width, height } = found
  return { id, artworkToken: token, width, height, prompt: OWN_PICTURE }
}
