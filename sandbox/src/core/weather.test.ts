import { describe, expect, it } from 'vitest'
import { Store } from './store.js'
import { WeatherOf } from './weather.js'

const SEED = { seed: 7, calls: 5, lost: 20, duplicated: 20, reordered: 30 }
const NUMBER = 4000

function weather(settings: Record<string, unknown> = SEED, service = 'stripe') {
  const made = new WeatherOf(new Store(null), service)
  expect(made.write(settings)).toBeNull()
  return made
}
const kindsOf = (made: WeatherOf, target: 'operation' | 'event', name = 'orders.create') =>
  Array.from({ length: NUMBER }, () => made.strike(target, name)?.kind)
/** How many of a hundred. */
const share = (kinds: (string | undefined)[], ...wanted: string[]) =>
  (kinds.filter((kind) => kind !== undefined && wanted.includes(kind)).length / kinds.length) * 100

describe('the weather', () => {
  it('strikes as many calls and events as it says', () => {
    const calls = kindsOf(weather(), 'operation')
    expect(
      100 -
        share(
          calls.map((kind) => kind ?? 'none'),
          'none',
        ),
    ).toBeCloseTo(5, -0.5)
    const events = kindsOf(weather(), 'event')
    expect(share(events, 'lost')).toBeCloseTo(20, -0.7)
    expect(share(events, 'duplicated')).toBeCloseTo(20, -0.7)
    expect(share(events, 'out_of_order', 'late')).toBeCloseTo(30, -0.7)
  })

  it('is the same for the same seed, and another for another, or at another service', () => {
    const once = kindsOf(weather(), 'event')
    expect(kindsOf(weather(), 'event')).toEqual(once)
    expect(kindsOf(weather({ ...SEED, seed: 8 }), 'event')).not.toEqual(once)
    expect(kindsOf(weather(SEED, 'prodigi'), 'event')).not.toEqual(once)
  })

  it('leaves the payment page alone, and all once it is over', () => {
    const made = weather({ ...SEED, calls: 100 })
    expect(made.strike('operation', 'page.pay')).toBeUndefined()
    expect(made.strike('operation', 'orders.get')).toBeDefined()
    made.clear()
    expect(made.strike('operation', 'orders.get')).toBeUndefined()
  })

  it.each([
    [{ calls: 5 }, /seed/],
    [{ seed: 1, calls: 101 }, /percentages/],
    [{ seed: 1, lost: '5' }, /percentages/],
  ])('refuses %j', (settings, words) => {
    expect(new WeatherOf(new Store(null), 'stripe').write(settings)).toMatch(words)
  })
})
