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
    const end = new Date('2026-11-22T00:00:00Z')
    expect(isPrintUrlValid('ab12', expires, signature, secret, end)).toBe(true)
    expect(isPrintUrlValid('ab12', expires, signature, secret, new Date(end.getTime() + 1))).toBe(false)
  })

  it('is the same all day, and never shorter than was asked for', () => {
    const at = (time: string) =>
      signPrintUrl({
        baseUrl: 'http://shop.test',
        recipeHash: 'ab12',
        secret,
        lifetimeSeconds: 3600,
        now: new Date(time),
      })
    expect(at('2026-11-21T22:59:59Z')).toBe(at('2026-11-21T00:00:01Z'))
    const late = new URL(at('2026-11-21T23:30:00Z')).searchParams.get('expires')
    expect(Number(late)).toBe(Date.parse('2026-11-23T00:00:00Z') / 1000)
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
