import { ProdigiError, type ProdigiReason } from './errors'
import type { ProdigiClient } from './prodigi-client'
import type { ProdigiProduct } from './types'

/** What came of asking for a product. `sentence` is for the person who asked. */
export type ProductLookup =
  | { outcome: 'found'; product: ProdigiProduct }
  | { outcome: 'unknown' | 'refused' | 'unavailable' | 'unreadable'; sentence: string }

const REFUSED = {
  outcome: 'refused',
  sentence: 'Prodigi refused the shop’s key. Check PRODIGI_API_KEY and PRODIGI_BASE_URL.',
} as const
const DOWN = {
  outcome: 'unavailable',
  sentence: 'Prodigi does not answer just now. Try again later.',
} as const

const FAILURES: Partial<Record<ProdigiReason, Exclude<ProductLookup, { outcome: 'found' }>>> = {
  unauthenticated: REFUSED,
  unavailable: DOWN,
  timeout: DOWN,
  network: DOWN,
  rate_limited: {
    outcome: 'unavailable',
    sentence: 'Prodigi asks for fewer questions. Wait a minute and try again.',
  },
}

/** Asks what Prodigi sells under a SKU. Every failure of Prodigi becomes a sentence; others are thrown. */
export async function lookUpProduct(client: ProdigiClient, sku: string): Promise<ProductLookup> {
  try {
    return { outcome: 'found', product: await client.getProduct(sku) }
  } catch (error) {
    if (!(error instanceof ProdigiError)) throw error
    if (error.reason === 'not_found' || error.reason === 'validation')
      return { outcome: 'unknown', sentence: `Prodigi knows no product with the SKU ${sku}.` }
    return FAILURES[error.reason] ?? { outcome: 'unreadable', sentence: `${error.message}.` }
  }
}
