import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { removeFiles, removeFilesIfThere } from './store-files'

/** Where a file could not be removed the others are tried for so long: the store may be away, and answer none of them soon. */
const PATIENCE_MS = 20_000

/** Removes files of which one that can't be removed holds up no other: the log tells of it. */
export class FileRemoval {
  private endsAt = Infinity

  constructor(private readonly container: MedusaContainer) {}

  /** Whether nothing more is tried. */
  get isOver(): boolean {
    return performance.now() > this.endsAt
  }

  /** @returns which of them are gone, also those that were gone before; the others may be tried again another time */
  async remove(ids: string[]): Promise<Set<string>> {
    if (this.isOver) return new Set()
    try {
      await removeFiles(this.container, ids)
      return new Set(ids)
    } catch {
      return this.removeEach(ids)
    }
  }

  private async removeEach(ids: string[]): Promise<Set<string>> {
    const gone = new Set<string>()
    for (const id of ids) {
      if (this.isOver) break
      try {
        await removeFilesIfThere(this.container, [id])
        gone.add(id)
      } catch (error) {
        this.endsAt = Math.min(this.endsAt, performance.now() + PATIENCE_MS)
        this.container
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error(`The file ${id} could not be removed yet`, error as Error)
      }
    }
    return gone
  }
}
