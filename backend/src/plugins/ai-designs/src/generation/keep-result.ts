import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import { createHash, randomBytes } from 'node:crypto'
import { keepPicture, type PictureFiles } from '../files/keep-picture'
import { removeFiles } from '../files/store-files'
import { heedStore } from '../files/store-watch'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import type { ModerationFlag } from '../policy/verdict'
import type { ImageResult } from '../providers/image-provider'
import { closeIfOver, tidyJob } from './close-job'
import { addEvent } from './events'
import { patiently } from './patiently'
import { finishSlot, lockJob } from './slot-rows'
import { inTransaction, query, type Sql } from './sql'
import type { TakenSlot } from './take-slot'
import { enhanced } from './view-job'

const idsOf = ({ original, large, thumb }: PictureFiles) => [original, large, thumb]

/**
 * Stores a picture and writes it into its slot: files first, then everything else in one transaction, each of them tried
 * again after pauses. Where the slot is not ours any more, nothing stays. A process that dies in between has written the
 * files' ids into the slot, and whoever takes it next removes them.
 */
export async function keepResult(
  container: MedusaContainer,
  taken: TakenSlot,
  picture: ImageResult,
  flags: ModerationFlag[],
  signal: AbortSignal,
): Promise<void> {
  const files = await patiently(() => heedStore(container, () => keepPicture(container, picture)), signal)
  const ids = idsOf(files)
  // Where this throws nobody knows whether it was written: the files stay for whoever takes the slot next.
  const over = await patiently(() => write(container, taken, picture, files, flags), signal)
  if (over === null) await removeFiles(container, ids)
  if (over) await tidyJob(container, taken.jobId)
}

async function write(
  container: MedusaContainer,
  taken: TakenSlot,
  picture: ImageResult,
  files: PictureFiles,
  flags: ModerationFlag[],
): Promise<boolean | null> {
  const sql = query(container)
  await sql('update generation_variation set loose_files = ? where id = ? and lease_owner = ?', [
    JSON.stringify(idsOf(files)),
    taken.id,
    taken.leaseOwner,
  ])
  const over = await inTransaction(container, (tx) => writeDown(container, tx, taken, picture, files, flags))
  if (over !== null) return over
  // A try before this one may have been written though nobody heard of it.
  const written = await sql('select id from artwork where original_file_id = ?', [files.original])
  return written.length > 0 ? false : null
}

/** @returns whether the job is over with it; null where the slot was taken away meanwhile */
async function writeDown(
  container: MedusaContainer,
  sql: Sql,
  { id, jobId, slot, leaseOwner, provider, job: { prompt } }: TakenSlot,
  picture: ImageResult,
  files: PictureFiles,
  flags: ModerationFlag[],
): Promise<boolean | null> {
  const job = await lockJob(sql, jobId)
  const artworkId = generateEntityId(undefined, 'art')
  const { enhancedPrompt, seed, plan, usage, width, height } = picture
  if (!job || !(await finishSlot(sql, [id, leaseOwner], { artworkId, enhancedPrompt, seed, plan, usage })))
    return null
  const token = randomBytes(16).toString('hex')
  const { usual, artist } = container.resolve(AI_DESIGNS_MODULE).providers
  await sql(
    `insert into artwork (id, token, sha256, mime, width, height, provider, drawn_by, original_file_id,
       large_file_id, thumb_file_id) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      artworkId,
      token,
      createHash('sha256').update(picture.bytes).digest('hex'),
      picture.mime,
      width,
      height,
      provider,
      (provider === usual.id ? usual : artist).drawnBy,
      ...idsOf(files),
    ],
  )
  await sql(
    `update generation_job set first_picture_at = coalesce(first_picture_at, now()),
       flags = coalesce(flags, '[]'::jsonb) || ?::jsonb where id = ?`,
    [JSON.stringify(flags), jobId],
  )
  await addEvent(sql, jobId, 'variation', {
    variation: slot + 1,
    status: 'succeeded',
    stage: 'ready',
    partialToken: null,
    id,
    artworkToken: token,
    width,
    height,
    designId: null,
    enhancedPrompt: enhanced(enhancedPrompt, prompt),
    error: null,
  })
  return closeIfOver(sql, job)
}
