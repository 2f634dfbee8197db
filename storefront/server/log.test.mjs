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
