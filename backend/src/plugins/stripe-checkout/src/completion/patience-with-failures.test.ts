import { expect, it } from 'vitest'
import { needsAPerson } from './patience-with-failures'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const paid = (minutesAgo: number, attempts: number, state: 'paid' | 'open' = 'paid') => ({
  ...{ state, attempts, order_id: null },
  paid_at: new Date(NOW - minutesAgo * 60_000),
})

it.each([
  ['a few minutes of trouble, however many looked meanwhile', paid(3, 40), false],
  ['an hour of it, tried by nobody', paid(60, 11), false],
  ['an hour of it, tried often enough', paid(60, 12), true],
  ['a page that is not paid yet', paid(60, 40, 'open'), false],
  [
    'one that has its order, which nobody is to decide on twice',
    { ...paid(60, 40), order_id: 'order_1' },
    false,
  ],
  ['one of whose payment no time is known', { ...paid(0, 12), paid_at: null }, true],
])('%s', (_name, row, looks) => expect(needsAPerson(row, NOW)).toBe(looks))
