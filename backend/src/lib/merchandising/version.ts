import { createHash } from 'node:crypto'
import { METADATA_KEYS } from './merchandising'

/** What a merchandiser edits here, as it lies in Medusa. */
export interface Merchandised {
  metadata?: Record<string, unknown> | null
  categories?: { id: string }[] | null
}

/**
 * A mark of what a merchandiser has seen: it changes with each thing that can be edited here, and with nothing else, so
 * that somebody who uploads a picture meanwhile is in nobody's way.
 */
export function versionOf({ metadata, categories }: Merchandised): string {
  const seen = [
    Object.values(METADATA_KEYS).map((key) => metadata?.[key] ?? null),
    (categories ?? []).map(({ id }) => id).sort(),
  ]
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 32)
}
