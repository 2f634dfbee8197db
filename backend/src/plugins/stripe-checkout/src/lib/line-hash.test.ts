import { describe, expect, it } from 'vitest'
import { lineHash } from './line-hash'

const one = { variantId: 'variant_a', quantity: 1, unitPence: 1200, recipeHash: 'r1' }
const two = { variantId: 'variant_a', quantity: 1, unitPence: 1200, recipeHash: 'r2' }

describe('lineHash', () => {
  it('does not depend on the order of lines', () => {
    expect(lineHash([one, two])).toBe(lineHash([two, one]))
  })

  it.each([
    ['variant', { ...one, variantId: 'variant_b' }],
    ['quantity', { ...one, quantity: 2 }],
    ['price', { ...one, unitPence: 1 }],
    ['recipe', { ...one, recipeHash: null }],
  ])('changes with the %s', (_what, changed) => {
    expect(lineHash([changed])).not.toBe(lineHash([one]))
  })

  it('tells one line of two from two equal lines', () => {
    expect(lineHash([one, one])).not.toBe(lineHash([{ ...one, quantity: 2 }]))
  })
})
