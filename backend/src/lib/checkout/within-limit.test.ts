import { expect, it } from 'vitest'
import { excesses } from './within-limit'

const wants = (quantity: number, recipeHash = 'fox', variantId = 'v1') => ({
  ...{ variantId, recipeHash, quantity },
  caseName: 'Snap Cover',
})
const words = (...lines: Parameters<typeof excesses>[0]) =>
  excesses(lines).map((fault) => fault && [fault.code, fault.message])

it('refuses more than fifty of one case, on however many lines', () => {
  const many = [
    'invalid_request',
    'A cart holds at most 50 of one case. Yours has 51 of Snap Cover; please take some out.',
  ]
  expect(words(wants(50), wants(1))).toEqual([many, many])
  expect(words(wants(20), wants(1, 'owl'), wants(31))).toEqual([many, null, many])
})

it('lets lines of one case be fifty together, and each other case as many', () => {
  expect(words(wants(20), wants(30), wants(50, 'owl'), wants(50, 'fox', 'v2'))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
