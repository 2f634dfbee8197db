import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { changesCatalogue } from './changes'
import { Lru } from './lru'
import { chooseEncoding, isHeld } from './negotiate'
import { Representation } from './representation'

describe('Lru', () => {
  it('drops what was used longest ago once all of it is too heavy', () => {
    const kept = new Lru<string>(10)
    kept.set('a', 'A', 4)
    kept.set('b', 'B', 4)
    expect(kept.get('a')).toBe('A')
    kept.set('c', 'C', 4)
    expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['A', undefined, 'C'])
  })
  it('reckons a value that is set again once', () => {
    const kept = new Lru<string>(10)
    for (const weight of [6, 6, 6]) kept.set('a', 'A', weight)
    kept.set('b', 'B', 4)
    expect([kept.get('a'), kept.get('b')]).toEqual(['A', 'B'])
  })
  it('keeps one value that is too heavy by itself, and lets it go next', () => {
    const kept = new Lru<string>(10)
    kept.set('a', 'A', 50)
    expect(kept.get('a')).toBe('A')
    kept.set('b', 'B', 1)
    expect([kept.get('a'), kept.get('b')]).toEqual([undefined, 'B'])
  })
})

describe('chooseEncoding', () => {
  it('takes what the caller likes best, brotli where both are as good', () => {
    for (const [header, encoding] of [
      [undefined, 'identity'],
      ['', 'identity'],
      ['identity', 'identity'],
      ['gzip, deflate', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['gzip;q=1, br;q=0.5', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['BR', 'br'],
      ['*', 'br'],
      ['*;q=0', 'identity'],
      ['gzip;q=nonsense', 'identity'],
    ] as const)
      expect(chooseEncoding(header), String(header)).toBe(encoding)
  })
})

describe('isHeld', () => {
  it('compares lists and weak tags', () => {
    for (const header of ['"a"', 'W/"a"', '"b", "a"', '*']) expect(isHeld(header, '"a"')).toBe(true)
    for (const header of [undefined, '', '"b"', 'a', '"a-br"']) expect(isHeld(header, '"a"')).toBe(false)
  })
})

describe('Representation', () => {
  const long = JSON.stringify({ words: 'case '.repeat(1000) })

  it('holds the same text in every encoding, each with a tag of its own', async () => {
    const answer = new Representation(long, { 'X-Total-Count': '6' })
    const [whole, gzip, br] = await Promise.all([answer.as('identity'), answer.as('gzip'), answer.as('br')])
    expect(whole.bytes.toString()).toBe(long)
    expect(gunzipSync(gzip.bytes).toString()).toBe(long)
    expect(brotliDecompressSync(br.bytes).toString()).toBe(long)
    expect(new Set([whole.etag, gzip.etag, br.etag]).size).toBe(3)
    expect(gzip.headers).toMatchObject({
      'Content-Encoding': 'gzip',
      'Content-Length': gzip.bytes.length,
      'X-Total-Count': '6',
    })
    expect(whole.headers).not.toHaveProperty('Content-Encoding')
    expect(await answer.as('br')).toBe(br)
  })
  it('is tagged by what it says, its headers included', async () => {
    const tag = async (json: string, headers = {}) =>
      (await new Representation(json, headers).as('identity')).etag
    expect(await tag(long)).toBe(await tag(long))
    expect(await tag(long)).not.toBe(await tag(`${long} `))
    expect(await tag(long)).not.toBe(await tag(long, { 'X-Total-Count': '7' }))
  })
  it('does not compress what fits into a packet', async () => {
    const small = await new Representation('{}', {}).as('br')
    expect(small.bytes.toString()).toBe('{}')
    expect(small.headers).not.toHaveProperty('Content-Encoding')
  })
})

describe('changesCatalogue', () => {
  it('knows what the shop shows from what it does not', () => {
    for (const name of [
      'product.updated',
      'product-variant.deleted',
      'product-category.created',
      'pricing.price.updated',
      'pricing.price-list.created',
      'LinkProductVariantPriceSet.attached',
      'promotion.promotion.updated',
      'review.created',
      'fulfillment.shipping-option.updated',
      'catalogue.changed',
    ])
      expect(changesCatalogue(name), name).toBe(true)
    for (const name of [
      'order.placed',
      'cart.updated',
      'customer.created',
      'payment.captured',
      'fulfillment.fulfillment.created',
      'productive',
    ])
      expect(changesCatalogue(name), name).toBe(false)
  })
})
