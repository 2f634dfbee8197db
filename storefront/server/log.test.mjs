import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { loggedPath } from './log.mjs'

it.each([
  ['/reset-password?token=abc&email=a%40b.test', '/reset-password'],
  ['/products/clear-snap-case#reviews', '/products/clear-snap-case'],
  ['/api/files/artwork/0e52ddee0bce8711460de2061c33c52a/large.webp', '/api/files/artwork/…/large.webp'],
  [`/open/${'aB3-'.repeat(12)}`, '/open/…'],
  ['/gallery/design_01M7ZCMYNBVGCD6KJZJ042QPMD', '/gallery/design_01M7ZCMYNBVGCD6KJZJ042QPMD'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})

it('a path of one long word takes no time', () => {
  const began = performance.now()
  for (const url of ['a', '-', '1a'].map((sign) => `/${sign.repeat(8000)}`)) loggedPath(url)
  expect(performance.now() - began).toBeLessThan(100)
})

it('no link to change a design stands whole, whatever its signature', () => {
  for (let turn = 0; turn < 500; turn += 1) {
    const signature = createHash('sha256').update(String(turn)).digest('hex')
    const link = '/api/order/adjustments/apad_01K9Z3Q8B2W4V6X8Y0A1C3E5G7.1764061200.'
    expect(loggedPath(link + signature)).toBe(`${link}…`)
  }
})
