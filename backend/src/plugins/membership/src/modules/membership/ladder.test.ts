import { describe, expect, it } from 'vitest'
import { faultOf, nextTierOf, progressOf, standingNext, standingTier, stillHolds, tierOf } from './ladder'
import type { HoldMode } from './types'

const tiers = (
  [
    ['Starter', 0],
    ['Explorer', 6],
    ['Creator', 16],
    ['Artist', 31],
    ['Master', 51],
  ] as const
).map(([name, min_designs]) => ({ id: name.toLowerCase(), name, min_designs }))
// The order in which they come from the database is nobody's promise.
const shuffled = [3, 0, 4, 2, 1].flatMap((index) => tiers[index] ?? [])
const NOW = new Date('2026-11-22T12:00:00Z')

describe('the tier of so many designs', () => {
  it.each([
    [0, 'Starter', 0, 6],
    [5, 'Starter', 83, 1],
    [6, 'Explorer', 0, 10],
    [15, 'Explorer', 90, 1],
    [16, 'Creator', 0, 15],
    [30, 'Creator', 93, 1],
    [31, 'Artist', 0, 20],
    [50, 'Artist', 95, 1],
    [51, 'Master', 100, 0],
    [5000, 'Master', 100, 0],
  ])('%i: %s, %i %% of the way, %i to go', (designs, name, percent, missing) => {
    const tier = tierOf(shuffled, designs)
    expect(tier?.name).toBe(name)
    if (!tier) return
    expect(progressOf(tier, nextTierOf(shuffled, tier), designs)).toEqual({ percent, missing })
  })

  it('is none where there are no tiers', () => {
    expect(tierOf([], 7)).toBeNull()
    expect(standingTier([], 7, null, NOW)).toBeNull()
  })

  it('is on its way between 0 and 100, also where somebody was put higher or lower by hand', () => {
    const [starter, , creator, artist] = tiers
    if (!starter || !creator || !artist) throw new Error('Tiers are missing')
    expect(progressOf(artist, { id: 'master', min_designs: 51 }, 3)).toEqual({ percent: 0, missing: 48 })
    expect(progressOf(starter, { id: 'explorer', min_designs: 6 }, 40)).toEqual({ percent: 100, missing: 0 })
  })
})

describe('a tier given by hand', () => {
  const given = (tierId: string, mode: HoldMode, until: Date | null = null) => ({ tierId, mode, until })
  it.each([
    ['lifts', 3, given('creator', 'at_least'), 'Creator'],
    ['does not stand in the way of more designs', 40, given('creator', 'at_least'), 'Artist'],
    ['holds exactly, upwards', 3, given('master', 'exactly'), 'Master'],
    ['holds exactly, downwards', 60, given('starter', 'exactly'), 'Starter'],
    ['is over at its end', 3, given('creator', 'exactly', NOW), 'Starter'],
    ['lasts until its end', 3, given('creator', 'exactly', new Date(NOW.getTime() + 1)), 'Creator'],
    ['that is no tier any more counts for nothing', 7, given('gone', 'exactly'), 'Explorer'],
  ])('%s', (_what, designs, hold, name) => {
    expect(standingTier(shuffled, designs, hold, NOW)?.name).toBe(name)
  })

  it.each([
    ['is on the way to the next where designs may lead higher', given('creator', 'at_least'), 'Artist'],
    ['has no next while it is held exactly', given('creator', 'exactly'), undefined],
    ['has one again at its end', given('creator', 'exactly', NOW), 'Artist'],
    ['stands beside another that is held', given('master', 'exactly'), 'Artist'],
  ])('%s', (_what, hold, name) => {
    const [, , creator] = tiers
    if (!creator) throw new Error('A tier is missing')
    expect(standingNext(shuffled, creator, hold, NOW)?.name).toBe(name)
  })

  it('holds while it has no end, or its end is to come', () => {
    expect(stillHolds(null, NOW)).toBe(false)
    expect(stillHolds({ until: null }, NOW)).toBe(true)
    expect(stillHolds({ until: NOW }, NOW)).toBe(false)
  })
})

describe('a tier fits among the others', () => {
  const draft = { name: 'Patron', minDesigns: 80, discount: 25 }
  it.each([
    ['as it is', {}, null],
    ['with no discount', { discount: 0 }, null],
    ['with all of it', { discount: 100 }, null],
    ['not with more', { discount: 101 }, 'The discount is a whole number of percent from 0 to 100'],
    ['not with less than none', { discount: -1 }, 'The discount is a whole number of percent from 0 to 100'],
    ['not with a part', { discount: 2.5 }, 'The discount is a whole number of percent from 0 to 100'],
    ['not without a name', { name: '  ' }, 'Give the tier a name'],
    ['not with another’s name', { name: ' artist ' }, 'There is a tier called Artist already'],
    [
      'not where another begins',
      { minDesigns: 31 },
      'Artist begins at 31 designs too: give each tier a number of its own',
    ],
    ['not below nothing', { minDesigns: -3 }, 'From how many designs on: a whole number from 0 to 100,000'],
  ])('%s', (_what, part, fault) => {
    expect(faultOf({ ...draft, ...part }, tiers)).toBe(fault)
  })

  it('but one begins at 0', () => {
    const sentence = 'One tier has to begin at 0 designs: everybody is in it until they have made more'
    expect(faultOf({ ...draft, minDesigns: 1 }, tiers.slice(1))).toBe(sentence)
    expect(faultOf({ ...draft, minDesigns: 0 }, tiers.slice(1))).toBeNull()
  })
})
