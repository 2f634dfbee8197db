import { expect, it } from 'vitest'
import { deedWords, kindWords } from './words'

it.each([
  ['POST /admin/products', 'Created'],
  ['POST /admin/products/:id', 'Changed'],
  ['DELETE /admin/products/:id', 'Deleted'],
  ['POST /admin/products/:id/variants', 'Variants'],
  ['DELETE /admin/products/:id/variants/:id', 'Delete variants'],
  ['POST /admin/price-lists/:id/prices/batch', 'Prices batch'],
  ['POST /admin/payments/:id/refund', 'Refund'],
  ['POST /admin/membership/tiers/:id', 'Changed'],
  ['DELETE /admin/membership/customers/:id/hold', 'Delete hold'],
  ['POST /api/order/admin/process/:id', 'Process'],
  ['PATCH /api/reviews/:id', 'Changed'],
])('%s: %s', (call, words) => expect(deedWords(call)).toBe(words))

it('names a kind as people do, and one without a name by its own', () => {
  expect(['price-lists', 'membership/tiers', 'views'].map(kindWords)).toEqual(['Price list', 'Tier', 'Views'])
})
