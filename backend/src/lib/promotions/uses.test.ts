import { describe, expect, it } from 'vitest'
import { isLimited, leavesOne } from './uses'

const NONE = {
  limit: null,
  used: 0,
  kind: null,
  budget_limit: null,
  budget_used: '0',
  own_used: '0',
  own_held: 0,
  own_held_pence: '0',
  held: 0,
  held_pence: '0',
  budget_held: 0,
  budget_held_pence: '0',
}

describe('one more use', () => {
  it('is always left of what has no limit', () => {
    expect(leavesOne({ ...NONE, used: 900, held: 12 }, 100)).toBe(true)
    expect(leavesOne({ ...NONE, kind: 'usage', budget_used: '900' }, 100)).toBe(true)
    expect(isLimited(NONE)).toBe(false)
    expect(isLimited({ ...NONE, kind: 'spend' })).toBe(false)
    expect(isLimited({ ...NONE, limit: 0 })).toBe(true)
    expect(isLimited({ ...NONE, kind: 'spend', budget_limit: '5' })).toBe(true)
  })

  it.each([
    [3, 2, 0, true],
    [3, 1, 1, true],
    [3, 2, 1, false],
    [3, 3, 0, false],
    [0, 0, 0, false],
  ])('of %i with %i used and %i held: %s', (limit, used, held, left) => {
    expect(leavesOne({ ...NONE, limit, used, held }, 100)).toBe(left)
    const budget = {
      kind: 'usage',
      budget_limit: String(limit),
      budget_used: String(used),
      budget_held: held,
    }
    expect(leavesOne({ ...NONE, ...budget }, 100)).toBe(left)
  })

  it('fits into what is left of the money, to the penny', () => {
    const budget = {
      ...NONE,
      kind: 'spend',
      budget_limit: '10.10',
      budget_used: '4.05',
      budget_held_pence: '300',
    }
    expect(leavesOne(budget, 305)).toBe(true)
    expect(leavesOne(budget, 306)).toBe(false)
  })

  it('is counted for each customer where each has their own', () => {
    const budget = {
      ...NONE,
      kind: 'use_by_attribute',
      budget_limit: '2',
      budget_used: '400',
      budget_held: 9,
    }
    expect(leavesOne(budget, 100)).toBe(true)
    expect(leavesOne({ ...budget, own_used: '1' }, 100)).toBe(true)
    expect(leavesOne({ ...budget, own_used: '2' }, 100)).toBe(false)
    expect(leavesOne({ ...budget, own_used: '1', own_held: 1 }, 100)).toBe(false)
  })

  it('takes from what each may spend no more than is left to them, to the penny', () => {
    const budget = {
      ...NONE,
      kind: 'spend_by_attribute',
      budget_limit: '10.10',
      budget_used: '400',
      budget_held_pence: '90000',
    }
    expect(leavesOne(budget, 1010)).toBe(true)
    expect(leavesOne(budget, 1011)).toBe(false)
    const own = { ...budget, own_used: '4.05', own_held: 1, own_held_pence: '300' }
    expect(leavesOne(own, 305)).toBe(true)
    expect(leavesOne(own, 306)).toBe(false)
  })
})
