import { describe, expect, it } from 'vitest'
import { sharePence, toPence, toPounds } from './pence'

describe('toPence', () => {
  it.each([
    [12, 1200],
    [0.29, 29],
    [1.005, 101],
    [14.99, 1499],
    ['2.10', 210],
    [11.999999999, 1200],
    [-0.000001, 0],
  ])('%s pounds are %s pence', (pounds, pence) => {
    expect(toPence(pounds)).toBe(pence)
  })

  it('comes back unchanged for every amount up to 200 pounds', () => {
    for (let pence = 0; pence <= 20_000; pence += 1) expect(toPence(toPounds(pence))).toBe(pence)
  })

  it('refuses what is no number', () => {
    expect(() => toPence('ten')).toThrow(RangeError)
    expect(() => toPence(Number.NaN)).toThrow(RangeError)
  })
})

describe('sharePence', () => {
  it('gives parts that sum exactly to the discount', () => {
    expect(sharePence(100, [333, 333, 333])).toEqual([34, 33, 33])
    expect(sharePence(375, [1499])).toEqual([375])
  })

  it('never takes more than the goods are worth', () => {
    expect(sharePence(5000, [1000, 500])).toEqual([1000, 500])
    expect(sharePence(50, [0, 0])).toEqual([0, 0])
  })
})
