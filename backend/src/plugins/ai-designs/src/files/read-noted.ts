import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { createHash } from 'node:crypto'
import { designError } from '../policy/design-error'
import { readFile } from './store-files'

/**
 * A file whose bytes were noted by their SHA-256 when it was kept: who can write to the store does not decide what is printed.
 * @param sentence what to say where the store holds other bytes
 * @throws MedusaError `conflict` then
 */
export async function readNoted(
  container: MedusaContainer,
  { id, sha256 }: { id: string; sha256: string },
  sentence: string,
): Promise<Buffer> {
  const buffer = await readFile(container, id)
  if (createHash('sha256').update(buffer).digest('hex') === sha256) return buffer
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error(`File ${id} is not the one that was kept: its bytes are others`)
  throw designError('conflict', sentence)
}

/** The picture that prints are made of, as it was drawn or handed in. @throws MedusaError `conflict` where it is another */
export const readOriginal = (
  container: MedusaContainer,
  { original_file_id: id, sha256 }: { original_file_id: string; sha256: string },
): Promise<Buffer> =>
  readNoted(container, { id, sha256 }, 'The stored picture of this design is not the one that was made')
