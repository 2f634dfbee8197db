import type { MedusaContainer } from '@medusajs/framework/types'
import { createHash } from 'node:crypto'
import { keepPicture, type PictureFiles } from '../files/keep-picture'
import { removeFiles } from '../files/store-files'
import { query } from '../generation/sql'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { Limiter } from '../modules/ai-designs/limiter'
import { designError } from '../policy/design-error'
import { moderatePicture } from '../policy/moderate'
import { createUploadWorkflow } from '../workflows/create-upload'
import { assertRoom } from './assert-room'
import { findUpload } from './find-upload'
import { countUpload } from './limit-uploads'
import { preparePicture } from './prepare-picture'
import type { UploadedPicture, Uploader } from './uploader'

const REFUSED =
  'We can’t print that picture: what we print stays free of nudity, violence and hate. Please choose another one.'
/** Decoding a large photograph takes a hundred megabytes. */
const decoding = new Limiter(2)

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Takes a customer's own picture: checked, re-encoded, looked at and kept as a variation is. The same bytes from the same
 * owner are the same picture. The file's bytes arrive by `read` only once the limits have been asked.
 * @throws DesignError invalid_request, too_large, unsupported_media_type, content_rejected, rate_limited
 */
export async function takeUpload(
  container: MedusaContainer,
  who: Uploader,
  read: () => Promise<Buffer>,
): Promise<UploadedPicture> {
  const counted = await countUpload(container, who)
  try {
    const bytes = await read()
    const sourceSha256 = sha256(bytes)
    const known = await findUpload(query(container), who.owner, sourceSha256)
    if (known) {
      await counted.giveBack()
      return known
    }
    await assertRoom(container, who)
    return await keepUpload(container, who, sourceSha256, bytes)
  } catch (error) {
    await counted.giveBack()
    throw error
  }
}

async function keepUpload(
  container: MedusaContainer,
  who: Uploader,
  sourceSha256: string,
  bytes: Buffer,
): Promise<UploadedPicture> {
  const picture = await decoding.run(() => preparePicture(bytes))
  const flags = await moderatePicture(container.resolve(AI_DESIGNS_MODULE).settings, picture.large)
  if (flags === 'refuse') throw designError('content_rejected', REFUSED)
  const files = await keepPicture(container, picture)
  try {
    const { mime, width, height } = picture
    const { result } = await createUploadWorkflow(container).run({
      input: {
        who,
        sourceSha256,
        sha256: sha256(picture.bytes),
        mime,
        width,
        height,
        bytes: picture.bytes.length,
        files,
        flags,
      },
    })
    if (!result.created) await dropFiles(container, files)
    return result.picture
  } catch (error) {
    // It may be written down though the answer was lost.
    const named = await query(container)('select id from artwork where original_file_id = ?', [
      files.original,
    ])
    if (named.length === 0) await dropFiles(container, files)
    throw error
  }
}

const dropFiles = (container: MedusaContainer, { original, large, thumb }: PictureFiles): Promise<void> =>
  removeFiles(container, [original, large, thumb])
