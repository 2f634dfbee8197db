import { isFeatureIcon } from '@caseloom/contract'
import { cleanHtml } from './clean-html'
import { LIMITS } from './limits'

/** What a merchandiser says about a product beside what Medusa itself keeps. */
export interface Merchandising {
  /** Place in the product list, the lowest first; null comes last. */
  position: number | null
  finish: string
  /** Null: the badge that the product's name earns. */
  badge: string | null
  /** Sanitised HTML. */
  shortDescription: string
  /** Sanitised HTML. */
  longDescription: string
  icons: { name: string; image: string }[]
  ecoCredentials: { name: string; description: string; icon: string }[]
}

/** Where each field lies in a product's metadata. */
export const METADATA_KEYS = {
  position: 'position',
  finish: 'finish',
  badge: 'badge',
  shortDescription: 'short_description_html',
  longDescription: 'long_description_html',
  icons: 'icons',
  ecoCredentials: 'eco_credentials',
} as const satisfies Record<keyof Merchandising, string>

/** Shown in the place of an icon whose key is not one of ours. */
const FALLBACK_ICON = 'fa-star'

const text = (value: unknown, most: number) =>
  typeof value === 'string' ? [...value.trim()].slice(0, most).join('') : ''
const icon = (value: unknown) => (typeof value === 'string' && isFeatureIcon(value) ? value : FALLBACK_ICON)

function position(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return null
  return Math.min(Math.max(Math.round(number), 0), LIMITS.position)
}

/** A list as it is, or as the JSON text that a spreadsheet makes of it. */
function entries(value: unknown, most: number): Record<string, unknown>[] {
  let list = value
  if (typeof value === 'string')
    try {
      list = JSON.parse(value) as unknown
    } catch {
      return []
    }
  if (!Array.isArray(list)) return []
  return list
    .filter(
      (entry): entry is Record<string, unknown> =>
        typeof entry === 'object' && entry !== null && text((entry as { name?: unknown }).name, 1) !== '',
    )
    .slice(0, most)
}

/**
 * Reads what a product's metadata says of it. Whatever stands there by hand or from a file, the answer is whole and
 * safe to show: what cannot be read is left out.
 */
export function readMerchandising(metadata: Record<string, unknown> | null | undefined): Merchandising {
  const given = metadata ?? {}
  return {
    position: position(given[METADATA_KEYS.position]),
    finish: text(given[METADATA_KEYS.finish], LIMITS.finish),
    badge: text(given[METADATA_KEYS.badge], LIMITS.badge) || null,
    shortDescription: cleanHtml(given[METADATA_KEYS.shortDescription]),
    longDescription: cleanHtml(given[METADATA_KEYS.longDescription]),
    icons: entries(given[METADATA_KEYS.icons], LIMITS.icons).map((entry) => ({
      name: text(entry.name, LIMITS.name),
      image: icon(entry.image),
    })),
    ecoCredentials: entries(given[METADATA_KEYS.ecoCredentials], LIMITS.ecoCredentials).map((entry) => ({
      name: text(entry.name, LIMITS.name),
      description: text(entry.description, LIMITS.description),
      icon: icon(entry.icon),
    })),
  }
}
