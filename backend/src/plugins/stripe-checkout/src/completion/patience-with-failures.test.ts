import { expect, it } from 'vitest'
import { needsAPerson, OrderUnderWay } from './patience-with-failures'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const paid = (minutesAgo: number, attempts: number, state: 'paid' | 'open' = 'paid') => ({
  ...{ state, attempts },
  paid_at: new Date(NOW - minutesAgo * 60_000),
})
const AWAY = new Error('away')

it.each([
  ['a few minutes of trouble, however many looked meanwhile', paid(3, 40), AWAY, false],
  ['an hour of it, tried by nobody', paid(60, 11), AWAY, false],
  ['an hour of it, tried often enough', paid(60, 12), AWAY, true],
  ['a page that is not paid yet', paid(60, 40, 'open'), AWAY, false],
  ['an order that administrators decide on already', paid(60, 40), new OrderUnderWay('away'), false],
  ['one of whose payment no time is known', { ...paid(0, 12), paid_at: null }, AWAY, true],
])('%s', (_name, row, error, looks) => expect(needsAPerson(row, error, NOW)).toBe(looks))
