import { describe, expect, it } from 'vitest'
import { isPrintUrlValid, signPrintUrl } from './sign-print-url'

const secret = 'a secret of the test'
const now = new Date('2026-11-21T10:00:00Z')
const url = new URL(
  signPrintUrl({ baseUrl: 'http://shop.test:9000', recipeHash: 'ab12', secret, lifetimeSeconds: 60, now }),
)
const [expires, signature] = [url.searchParams.get('expires'), url.searchParams.get('signature')]

describe('a signed print address', () => {
  it('opens its file until it expires', () => {
    expect(url.pathname).toBe('/api/files/print/ab12.png')
    expect(isPrintUrlValid('ab12', expires, signature, secret, now)).toBe(true)
    expect(isPrintUrlValid('ab12', expires, signature, secret, new Date(now.getTime() + 61_000))).toBe(false)
  })

  it.each([
    ['another file', 'ab13', expires, signature, secret],
    ['a later end', 'ab12', String(Number(expires) + 1), signature, secret],
    ['another secret', 'ab12', expires, signature, 'another'],
    ['no signature', 'ab12', expires, undefined, secret],
    ['a broken end', 'ab12', 'soon', signature, secret],
  ])('does not open with %s', (_, hash, until, mark, key) => {
    expect(isPrintUrlValid(hash, until, mark, key, now)).toBe(false)
  })
})
