import { describe, expect, it } from 'vitest'
import { ratingsFrom, summaryOf } from './rating'

const counts = [
  { product_id: 'a', rating: 5, count: 3, samples: 0 },
  { product_id: 'a', rating: 4, count: 3, samples: 0 },
  { product_id: 'a', rating: 1, count: 1, samples: 0 },
]
const sample = { product_id: 'b', rating: 2, count: 1, samples: 1 }

describe('summaryOf', () => {
  it('averages to two places and counts each number of stars', () => {
    expect(summaryOf(counts)).toEqual({ average: 4, count: 7, sample: false, histogram: [1, 0, 0, 3, 3] })
    expect(summaryOf(counts.slice(1))).toMatchObject({ average: 3.25, count: 4 })
  })
  it('says that nobody has reviewed', () => {
    expect(summaryOf([])).toEqual({ average: 0, count: 0, sample: false, histogram: [0, 0, 0, 0, 0] })
  })
})

describe('ratingsFrom', () => {
  it('keeps products apart and says where demo data is counted', () => {
    expect([...ratingsFrom([...counts.slice(0, 1), sample, ...counts.slice(1)])]).toEqual([
      ['a', { average: 4, count: 7, sample: false }],
      ['b', { average: 2, count: 1, sample: true }],
    ])
  })
})
