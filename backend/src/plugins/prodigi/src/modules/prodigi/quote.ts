import { createHash } from 'node:crypto'
import { ProdigiError } from '../../client/errors'
import type { ProdigiClient } from '../../client/prodigi-client'
import type { ProdigiQuote, QuoteItem, ShippingMethod } from '../../client/types'

/** What an order costs the shop at the printer; `reason` says in a sentence why that is not known. */
export type Quote =
  { cost: { amount: number; currency: string }; reason: null } | { cost: null; reason: string }

export interface QuoteInput {
  orderId: string
  country: string
  method: ShippingMethod
  items: QuoteItem[]
}

export interface KeptQuote {
  fingerprint: string
  cost: { amount: number; currency: string } | null
  reason: string | null
  asked_at: Date
}

const HOUR_MS = 3_600_000
/** Prices hold for a day; a question that failed is put again soon, but not by every look at the page. */
const FRESH_MS = { known: 24 * HOUR_MS, unknown: 2 * 60_000 }
const CURRENCY = 'GBP'

const requestOf = ({ country, method, items }: QuoteInput) => ({
  shippingMethod: method,
  destinationCountryCode: country.toUpperCase(),
  currencyCode: CURRENCY,
  items: items.map((item) => ({ ...item, assets: [{ printArea: 'default' }] })),
})

export const fingerprintOf = (input: QuoteInput): string =>
  createHash('sha256')
    .update(JSON.stringify(requestOf(input)))
    .digest('hex')

/** What was kept, where it answers this question and is not too old. */
export function stillGood(kept: KeptQuote | undefined, fingerprint: string, now: Date): Quote | null {
  if (kept?.fingerprint !== fingerprint) return null
  const age = now.getTime() - new Date(kept.asked_at).getTime()
  if (age > (kept.cost ? FRESH_MS.known : FRESH_MS.unknown)) return null
  return kept.cost ? { cost: kept.cost, reason: null } : { cost: null, reason: kept.reason ?? '' }
}

/** Goods and sending together; they come in one currency, or nothing can be said. */
export function sumOf({ costSummary: { items, shipping } }: ProdigiQuote): Quote {
  const pence = Math.round(Number(items.amount) * 100) + Math.round(Number(shipping.amount) * 100)
  return Number.isFinite(pence) && items.currency === shipping.currency
    ? { cost: { amount: pence / 100, currency: items.currency }, reason: null }
    : { cost: null, reason: 'Prodigi’s quote cannot be added up.' }
}

/** Asks Prodigi. Whatever it refuses becomes a sentence. */
export async function askQuote(client: ProdigiClient, input: QuoteInput): Promise<Quote> {
  try {
    return sumOf(await client.quote(requestOf(input)))
  } catch (error) {
    if (!(error instanceof ProdigiError)) throw error
    return { cost: null, reason: `${error.message}.` }
  }
}
