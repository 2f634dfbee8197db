import { isDeepStrictEqual } from 'node:util'
import { METADATA_KEYS, readMerchandising, type Merchandising } from './merchandising'

const FIELDS = Object.keys(METADATA_KEYS) as (keyof Merchandising)[]

/** What a field says when nobody has said anything; such fields leave no key behind. */
const isUnsaid = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Merchandising as a change of a product's metadata. Medusa merges it into what is there, and an empty text takes a
 * key away; keys of others stay.
 */
export function toMetadata(said: Partial<Merchandising>): Record<string, unknown> {
  return Object.fromEntries(
    FIELDS.filter((field) => said[field] !== undefined).map((field) => [
      METADATA_KEYS[field],
      isUnsaid(said[field]) ? '' : said[field],
    ]),
  )
}

const HTML_KEYS: string[] = [METADATA_KEYS.shortDescription, METADATA_KEYS.longDescription]

/**
 * The change that makes hand-made metadata what the shop reads of it, or null where it is that already. HTML is always
 * cleaned; another thing that cannot be read stays for its author to mend.
 */
export function tidyMetadata(
  metadata: Record<string, unknown> | null | undefined,
): Record<string, unknown> | null {
  const changes = Object.entries(toMetadata(readMerchandising(metadata))).filter(
    ([key, value]) =>
      (value !== '' || HTML_KEYS.includes(key)) && !isDeepStrictEqual(metadata?.[key] ?? '', value),
  )
  return changes.length > 0 ? Object.fromEntries(changes) : null
}
