import { describe, expect, it } from 'vitest'
import { summaryOf } from '../reviews/rating'
import { figuresFrom } from './figures-from'

const stars = (...counts: number[]) =>
  summaryOf(counts.map((count, at) => ({ product_id: 'p', rating: at + 1, count, samples: 0 })))

describe('what a shop may say of itself', () => {
  it('is what was counted, and never rounded up', () => {
    expect(figuresFrom({ customers: 42, cases: 137 }, stars(1, 0, 0, 40, 159))).toEqual({
      sample: false,
      customers: 42,
      cases: 137,
      rating: 4.78,
      satisfaction: 99,
    })
  })

  it('is nothing where there is too little', () => {
    expect(figuresFrom({ customers: 9, cases: 10 }, stars(0, 0, 0, 0, 9))).toEqual({
      sample: false,
      customers: null,
      cases: 10,
      rating: null,
      satisfaction: null,
    })
  })
})
