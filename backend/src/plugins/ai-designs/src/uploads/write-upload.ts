import { generateEntityId } from '@medusajs/framework/utils'
import { randomBytes } from 'node:crypto'
import type { PictureFiles } from '../files/keep-picture'
import type { Sql } from '../generation/sql'
import { ownerColumns, ownerKey } from '../modules/ai-designs/owner'
import type { ModerationFlag } from '../policy/verdict'
import { findUpload, uploadKey } from './find-upload'
import { OWN_PICTURE, type UploadedPicture, type Uploader } from './uploader'

/** A customer's own picture that was checked and stored. */
export interface StoredUpload {
  who: Uploader
  /** Of the file as it came: the same file again is the same picture. */
  sourceSha256: string
  /** Of the master that was made of it. */
  sha256: string
  mime: string
  width: number
  height: number
  bytes: number
  files: PictureFiles
  flags: ModerationFlag[]
}

export interface WrittenUpload {
  picture: UploadedPicture
  /** Null where the picture was there already. */
  made: { jobId: string; artworkId: string; variationId: string } | null
}

/** Writes a job of one finished picture, in a transaction; the same file twice at once is written once. */
export async function writeUpload(sql: Sql, upload: StoredUpload): Promise<WrittenUpload> {
  const { who, sourceSha256, width, height, files } = upload
  await sql('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `upload:${ownerKey(who.owner)}:${sourceSha256}`,
  ])
  const known = await findUpload(sql, who.owner, sourceSha256)
  if (known) return { picture: known, made: null }
  const made = {
    jobId: generateEntityId(undefined, 'genjob'),
    artworkId: generateEntityId(undefined, 'art'),
    variationId: generateEntityId(undefined, 'genvar'),
  }
  const token = randomBytes(16).toString('hex')
  const owner = ownerColumns(who.owner)
  await sql(
    `insert into generation_job (id, owner_customer_id, guest_key_hash, address_hash, kind, prompt, style, salt, count,
       provider, options_key, status, flags, first_picture_at, finished_at)
     values (?, ?, ?, ?, 'upload', ?, '', '', 1, 'upload', ?, 'succeeded', ?::jsonb, now(), now())`,
    [
      made.jobId,
      owner.owner_customer_id,
      owner.guest_key_hash,
      who.addressHash,
      OWN_PICTURE,
      uploadKey(sourceSha256),
      JSON.stringify(upload.flags),
    ],
  )
  await sql(
    `insert into artwork (id, token, sha256, mime, width, height, bytes, provider, drawn_by, original_file_id,
       large_file_id, thumb_file_id) values (?, ?, ?, ?, ?, ?, ?, 'upload', 'your own picture', ?, ?, ?)`,
    [
      made.artworkId,
      token,
      upload.sha256,
      upload.mime,
      width,
      height,
      upload.bytes,
      files.original,
      files.large,
      files.thumb,
    ],
  )
  await sql(
    `insert into generation_variation (id, job_id, slot, status, stage, attempt, provider, size, artwork_id,
       enhanced_prompt, started_at, finished_at)
     values (?, ?, 0, 'succeeded', 'ready', 1, 'upload', ?, ?, ?, now(), now())`,
    [made.variationId, made.jobId, `${width}x${height}`, made.artworkId, OWN_PICTURE],
  )
  return { picture: { id: made.variationId, artworkToken: token, width, height, prompt: OWN_PICTURE }, made }
}
