import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** More than any camera's picture; what is larger is not shown. */
export const MAX_BYTES = 40 * 1024 * 1024

function isMissing(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return code === 'ENOENT' || code === 'EISDIR' || code === 'ENAMETOOLONG' || name === 'NoSuchKey'
}

/** A file of Medusa's file module, or null where there is none or it is too large. @throws when the store is down */
export async function readStored(scope: MedusaContainer, id: string): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    const stream: AsyncIterable<Buffer> = await scope.resolve(Modules.FILE).getDownloadStream(id)
    for await (const chunk of stream) {
      size += chunk.length
      if (size > MAX_BYTES) return null
      chunks.push(chunk)
    }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
  return Buffer.concat(chunks)
}
