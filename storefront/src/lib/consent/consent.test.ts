import { beforeEach, describe, expect, it } from 'vitest'
import { readAnalytics } from './read-analytics'
import { listOf, readConsent, UNDECIDED, useConsent } from './stored-consent'

const settings = {
  ANALYTICS_SCRIPT_URL: 'https://count.example/js/script.js',
  ANALYTICS_SITE: 'shop.example',
}
const analytics = readAnalytics(settings)
const list = listOf(analytics)
const now = Date.parse('2026-11-22T12:00:00Z')
const DAY = 86_400_000

describe('who counts visits', () => {
  it('is nobody without settings', () => expect(readAnalytics({})).toBeNull())

  it('is read with the origin that pages may load from', () =>
    expect(analytics).toEqual({
      counter: 'plausible',
      script: 'https://count.example/js/script.js',
      origin: 'https://count.example',
      site: 'shop.example',
    }))

  it.each([
    [{ ANALYTICS_SITE: 'a' }, 'together'],
    [{ ...settings, ANALYTICS_SCRIPT_URL: 'http://count.example/a.js' }, 'https'],
    [{ ...settings, ANALYTICS_SCRIPT_URL: "https://a.example/;script-src 'unsafe-inline'" }, 'https'],
    [{ ...settings, ANALYTICS_PROVIDER: 'spy' }, 'plausible, umami, matomo'],
  ])('%j is refused', (env, why) => expect(() => readAnalytics(env)).toThrow(why))
})

describe('a decision', () => {
  const kept = (change: object = {}) =>
    JSON.stringify({ counting: true, offline: false, list, at: now - DAY, ...change })

  it('holds for half a year', () => {
    expect(readConsent(kept(), list, now)).toEqual({ counting: true, offline: false })
    expect(readConsent(kept({ at: now - 184 * DAY }), list, now)).toEqual(UNDECIDED)
    expect(readConsent(kept({ at: now + DAY }), list, now)).toEqual(UNDECIDED)
  })

  it('is asked for again where the list changed; what was objected to stays so', () =>
    expect(readConsent(kept(), `${list} more`, now)).toEqual({ counting: null, offline: false }))

  it.each([null, '', '{', '[]', 'null', '{"counting":"yes","at":1}'])('is none in %j', (stored) =>
    expect(readConsent(stored, list, now).counting).toBeNull(),
  )
})

describe('the store', () => {
  beforeEach(() => localStorage.clear())

  it('keeps nothing before a decision, and finds it again', () => {
    useConsent.getState().load(analytics)
    expect(useConsent.getState()).toMatchObject({ counting: null, loaded: true })
    expect(localStorage).toHaveLength(0)
    useConsent.getState().decide({ counting: false, offline: true }, analytics)
    useConsent.setState({ ...UNDECIDED, loaded: false })
    useConsent.getState().load(analytics)
    expect(useConsent.getState()).toMatchObject({ counting: false, offline: true })
  })
})
