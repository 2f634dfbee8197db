import { randomBytes } from 'node:crypto'
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

  it('is not found by a hundred thousand guesses, most of them one step from it', () => {
    const right = signature ?? ''
    const until = Number(expires)
    const signs = '0123456789abcdef'
    let found = 0
    for (let guess = 0; guess < 100_000; guess += 1) {
      const at = guess % right.length
      const other = signs[(signs.indexOf(right[at] ?? '0') + 1 + (guess % 15)) % 16] ?? '0'
      const altered = right.slice(0, at) + other + right.slice(at + 1)
      // Another letter, another file, a longer life, or all of it by chance.
      const [hash, end, sign] = (
        [
          ['ab12', until, altered],
          [`ab1${signs[guess % 16] === '2' ? 'x' : (signs[guess % 16] ?? '')}`, until, right],
          ['ab12', until + 1 + guess, right],
          ['ab12', until, randomBytes(32).toString('hex')],
        ] as const
      )[guess % 4] ?? ['', 0, '']
      if (isPrintUrlValid(hash, String(end), sign, secret, now)) found += 1
    }
    expect(found).toBe(0)
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
