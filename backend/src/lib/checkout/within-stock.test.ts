import { expect, it } from 'vitest'
import { shortages } from './within-stock'

const wants = (quantity: number, left: number | null, variantId = 'v1') => ({ variantId, quantity, left })
const words = (...lines: Parameters<typeof shortages>[0]) =>
  shortages(lines).map((fault) => fault?.message ?? null)

it('refuses more pieces than are left', () => {
  expect(words(wants(2, 2), wants(50, null, 'v2'))).toEqual([null, null])
  expect(words(wants(5, 2), wants(2, 1, 'v2'))).toEqual([
    'Only 2 of this case are left.',
    'Only one of this case is left.',
  ])
})

it('lets two artworks share the pieces of one case', () => {
  const short = 'Only 2 of this case are left, for all its designs in your cart together.'
  expect(words(wants(1, 2), wants(2, 2), wants(1, 2, 'v2'))).toEqual([short, short, null])
  expect(words(wants(1, 2), wants(1, 2))).toEqual([null, null])
})
