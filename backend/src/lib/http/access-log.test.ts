import { expect, it } from 'vitest'
import { loggedAddress } from './access-log'

it.each([
  ['/api/designs?userId=ada@example.test&page=2', '/api/designs'],
  ['/api/files/artwork/0e52ddee0bce8711460de2061c33c52a/large.webp', '/api/files/artwork/…/large.webp'],
  [
    `/api/files/print/${'a1'.repeat(32)}.png?expires=1&signature=${'b2'.repeat(32)}`,
    '/api/files/print/….png',
  ],
  ['http://localhost:3000/reset-password?token=abc\n', 'http://localhost:3000/reset-password'],
  [
    '/api/customization/jobs/genjob_01M7ZCMYNBVGCD6KJZJ042QPMD',
    '/api/customization/jobs/genjob_01M7ZCMYNBVGCD6KJZJ042QPMD',
  ],
])('%s is logged as %s', (address, logged) => {
  expect(loggedAddress(address)).toBe(logged)
})
