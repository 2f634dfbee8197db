import { describe, expect, it } from 'vitest'
import { countQuota, DAY_MS, HOUR_MS, type QuotaUse } from './count-quota'
import { quotaSentence } from './quota-sentence'
import { limitsOf } from './quota-settings'

const NOW = new Date('2026-11-21T12:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const NOTHING: QuotaUse = { taken: [], open: 0, refused: [], hour: [] }
const LIMITS = limitsOf({ provider: 'openai', quota: {} })
const use = (changes: Partial<QuotaUse>): QuotaUse => ({ ...NOTHING, ...changes })

describe('limits', () => {
  it('follow the provider’s costs, and settings before those', () => {
    expect(LIMITS).toEqual({ perDay: { guest: 5, unverified: 10, verified: 30 }, perHour: 20 })
    expect(limitsOf({ provider: 'embedded', quota: {} })).toEqual({
      perDay: { guest: 60, unverified: 120, verified: 300 },
      perHour: 300,
    })
    expect(limitsOf({ provider: 'openai', quota: { guestPerDay: 0, perHour: 7 } })).toEqual({
      perDay: { guest: 0, unverified: 10, verified: 30 },
      perHour: 7,
    })
  })
})

describe('what is left', () => {
  it('is all for who has done nothing', () => {
    expect(countQuota(LIMITS, 'guest', NOTHING)).toEqual({
      quota: { limit: 5, left: 5, renewsAt: null },
      bound: 'day',
    })
    expect(countQuota(LIMITS, 'verified', NOTHING).quota.left).toBe(30)
  })

  it('counts first pictures and what may still give one', () => {
    const { quota } = countQuota(LIMITS, 'guest', use({ taken: [ago(600), ago(60)], open: 1 }))
    expect(quota).toEqual({
      limit: 5,
      left: 2,
      renewsAt: new Date(ago(600).getTime() + DAY_MS).toISOString(),
    })
  })

  it('renews when enough of the old ones are a day old', () => {
    const taken = [ago(1400), ago(1300), ago(1200), ago(1100), ago(1000), ago(900)]
    const { quota } = countQuota(LIMITS, 'guest', use({ taken }))
    expect(quota).toMatchObject({ left: 0, renewsAt: new Date(ago(1300).getTime() + DAY_MS).toISOString() })
    expect(countQuota(LIMITS, 'guest', use({ open: 5 })).quota).toMatchObject({ left: 0, renewsAt: null })
  })

  it('is halved by five refusals, of what was left at the fifth', () => {
    const refused = [5, 4, 3, 2, 1].map(ago)
    expect(countQuota(LIMITS, 'unverified', use({ refused: refused.slice(1) })).quota.left).toBe(10)
    expect(countQuota(LIMITS, 'unverified', use({ refused })).quota).toMatchObject({ limit: 5, left: 5 })
    const before = use({ refused, taken: [ago(9), ago(8), ago(7), ago(6)] })
    expect(countQuota(LIMITS, 'unverified', before).quota).toMatchObject({ limit: 7, left: 3 })
    const after = use({ refused, taken: [ago(9), ago(8), ago(7), ago(6), ago(0.5)] })
    expect(countQuota(LIMITS, 'unverified', after).quota).toMatchObject({ limit: 7, left: 2 })
  })

  it('is held back by the hour where that is less', () => {
    const hour = Array.from({ length: 20 }, (_, i) => ago(50 - i))
    expect(countQuota(LIMITS, 'verified', use({ hour }))).toEqual({
      quota: { limit: 30, left: 0, renewsAt: new Date(ago(50).getTime() + HOUR_MS).toISOString() },
      bound: 'hour',
    })
  })
})

describe('the sentence', () => {
  const at = (renewsAt: string | null, limit = 5) => ({ limit, left: 0, renewsAt })

  it.each([
    [
      quotaSentence(at('2026-11-21T18:39:30Z'), 'day', 'guest', NOW),
      'You have used your 5 free creations for today. The next one is ready at 18:40, or sign in for more.',
    ],
    [
      quotaSentence(at('2026-11-22T09:40:00Z', 10), 'day', 'unverified', NOW),
      'You have used your 10 creations for today. The next one is ready at 09:40 tomorrow, or confirm your email address for more.',
    ],
    [
      quotaSentence(at('2026-07-21T18:40:00Z', 1), 'day', 'verified', new Date('2026-07-21T12:00:00Z')),
      'You have used your one creation for today. The next one is ready at 19:40.',
    ],
    [
      quotaSentence(at(null), 'day', 'verified', NOW),
      'You have used your 5 creations for today. The next one is ready as soon as the one being drawn is finished.',
    ],
    [
      quotaSentence(at('2026-11-21T12:10:00Z'), 'hour', 'verified', NOW),
      'That was a lot of creations for one hour. The next one is ready at 12:10. Everything you made is kept.',
    ],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected)
  })
})
