import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import path from 'node:path'
import { env } from '../../env'
import { findPicture } from './catalogue-pictures'
import { readStored } from './read-stored'
import type { Shown } from './render-picture'
import { Renditions } from './renditions'
import { storedFileId } from './stored-file'

let renditions: Renditions | undefined
/** One for the process, so that it makes each picture once. */
function ours(scope: MedusaContainer): Renditions {
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  renditions ??= new Renditions({
    folder: path.resolve(env.FILES_DIR, 'derived'),
    onUnkept: (error) => logger.warn(`A picture could not be kept: ${String(error)}`),
  })
  return renditions
}

/** An uploaded picture of the catalogue as a place needs it, or null. */
export async function openPictureRendition(
  scope: MedusaContainer,
  key: string,
  shown: Shown,
): Promise<Buffer | null> {
  const url = await findPicture(scope, key)
  const id = url && storedFileId(url, env.S3_BUCKET && env.S3_FILE_URL)
  if (!id) return null
  return ours(scope).open(key, shown, () => readStored(scope, id))
}
