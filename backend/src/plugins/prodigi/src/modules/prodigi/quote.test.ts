import { describe, expect, it } from 'vitest'
import { fingerprintOf, stillGood, sumOf, type QuoteInput } from './quote'

const input: QuoteInput = {
  orderId: 'order_1',
  country: 'gb',
  method: 'Standard',
  items: [{ sku: 'CASE', attributes: {}, copies: 2 }],
}
const NOW = new Date('2026-11-22T12:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const pounds = { amount: 9.45, currency: 'GBP' }

describe('a kept quote', () => {
  const fingerprint = fingerprintOf(input)
  const known = { fingerprint, cost: pounds, reason: null, asked_at: ago(23 * 60) }
  const unknown = { fingerprint, cost: null, reason: 'Prodigi is away.', asked_at: ago(1) }

  it('holds for a day, and its absence for two minutes', () => {
    expect(stillGood(known, fingerprint, NOW)).toEqual({ cost: pounds, reason: null })
    expect(stillGood({ ...known, asked_at: ago(25 * 60) }, fingerprint, NOW)).toBeNull()
    expect(stillGood(unknown, fingerprint, NOW)).toEqual({ cost: null, reason: 'Prodigi is away.' })
    expect(stillGood({ ...unknown, asked_at: ago(3) }, fingerprint, NOW)).toBeNull()
    expect(stillGood(undefined, fingerprint, NOW)).toBeNull()
  })

  it('answers only what was asked', () => {
    const others: QuoteInput[] = [
      { ...input, country: 'fr' },
      { ...input, method: 'Express' },
      { ...input, items: [{ sku: 'CASE', attributes: {}, copies: 3 }] },
    ]
    for (const other of others) expect(stillGood(known, fingerprintOf(other), NOW)).toBeNull()
    expect(fingerprintOf({ ...input, country: 'GB' })).toBe(fingerprint)
  })
})

describe('the sum of a quote', () => {
  const quote = (items: [string, string], shipping: [string, string]) => ({
    shipmentMethod: 'Standard',
    issues: [],
    costSummary: {
      items: { amount: items[0], currency: items[1] },
      shipping: { amount: shipping[0], currency: shipping[1] },
    },
  })
  it('is goods and sending, to the penny', () => {
    expect(sumOf(quote(['6.50', 'GBP'], ['2.95', 'GBP']))).toEqual({ cost: pounds, reason: null })
    expect(sumOf(quote(['0.10', 'EUR'], ['0.20', 'EUR'])).cost).toEqual({ amount: 0.3, currency: 'EUR' })
  })
  it('is not known where it cannot be added up', () => {
    for (const bad of [quote(['6.50', 'GBP'], ['2.95', 'EUR']), quote(['much', 'GBP'], ['2.95', 'GBP'])])
      expect(sumOf(bad)).toEqual({ cost: null, reason: 'Prodigi’s quote cannot be added up.' })
  })
})
