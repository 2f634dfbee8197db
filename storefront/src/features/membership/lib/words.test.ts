import { expect, it } from 'vitest'
import { designsNeeded, heldWords, rangeOf } from './words'

const tiers = [0, 6, 16, 31, 51].map((minDesigns) => ({ minDesigns }))

it('says how far it is, one design or many', () => {
  expect([1, 2, 0].map(designsNeeded)).toEqual(['1 design needed', '2 designs needed', '0 designs needed'])
})

it('says from where to where each tier goes', () => {
  expect(tiers.map((tier) => rangeOf(tier, tiers))).toEqual([
    '0–5 designs',
    '6–15 designs',
    '16–30 designs',
    '31–50 designs',
    '51 designs and more',
  ])
  expect(rangeOf({ minDesigns: 3 }, [{ minDesigns: 3 }, { minDesigns: 4 }])).toBe('3 designs')
})

it('tells of a tier that was given, with its end where it has one', () => {
  expect(heldWords({ held: null })).toBeNull()
  expect(heldWords({ held: { until: null } })).toBe('We gave you this tier.')
  expect(heldWords({ held: { until: '2026-12-24T10:00:00Z' } })).toBe(
    'We gave you this tier until 24 Dec 2026.',
  )
  // London's day, wherever it is read: in UTC it is the one before.
  expect(heldWords({ held: { until: '2026-06-30T23:30:00Z' } })).toBe(
    'We gave you this tier until 1 Jul 2026.',
  )
})
