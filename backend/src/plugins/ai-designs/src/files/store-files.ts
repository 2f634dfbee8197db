import { once } from 'node:events'
import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId, Modules } from '@medusajs/framework/utils'
import { query } from '../generation/sql'
import { designError } from '../policy/design-error'

export interface NewFile {
  filename: string
  mimeType: string
  content: Buffer
}

/**
 * Puts files into the shop's file store, whichever it is; answers their ids in the same order. Their names are noted before: the store
 * gives the ids only afterwards, and a process may have died by then (forgetNamelessFiles).
 */
export async function storeFiles(container: MedusaContainer, files: NewFile[]): Promise<string[]> {
  await query(container)(
    `insert into file_note (id, filename) values ${files.map(() => '(?, ?)').join(', ')}`,
    files.flatMap(({ filename }) => [generateEntityId(undefined, 'fnote'), filename]),
  )
  const stored = await container.resolve(Modules.FILE).createFiles(
    files.map(({ filename, mimeType, content }) => ({
      filename,
      mimeType,
      content: content.toString('base64'),
      access: 'private' as const,
    })),
  )
  return stored.map(({ id }) => id)
}

export async function removeFiles(container: MedusaContainer, ids: string[]): Promise<void> {
  if (ids.length > 0) await container.resolve(Modules.FILE).deleteFiles(ids)
}

/** What a folder and what a storage service say of a file that they have not; either may also be away. */
function isGone(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey'
}

/** A file, or null where its row is there and it is not. @throws when the store is down */
export async function readFileIfThere(container: MedusaContainer, id: string): Promise<Buffer | null> {
  try {
    return await container.resolve(Modules.FILE).getAsBuffer(id)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** A file. @throws `not_found` in words of ours, since a service's own tell nobody what is missing; whatever it says when it is down */
export async function readFile(container: MedusaContainer, id: string): Promise<Buffer> {
  const buffer = await readFileIfThere(container, id)
  if (!buffer) throw designError('not_found', 'The file of this picture is no longer there')
  return buffer
}

/** Whether the store has a file whose row is there; of the file only its beginning is fetched. @throws when the store is down */
export async function isFileThere(container: MedusaContainer, id: string): Promise<boolean> {
  try {
    const stream = await container.resolve(Modules.FILE).getDownloadStream(id)
    await once(stream, 'readable')
    stream.destroy()
    return true
  } catch (error) {
    if (isGone(error)) return false
    throw error
  }
}

/** Removes files of which some may be gone already. @throws when the store is down: then nobody knows */
export async function removeFilesIfThere(container: MedusaContainer, ids: string[]): Promise<void> {
  for (const id of ids) {
    try {
      await removeFiles(container, [id])
    } catch (error) {
      if (await isFileThere(container, id)) throw error
    }
  }
}
