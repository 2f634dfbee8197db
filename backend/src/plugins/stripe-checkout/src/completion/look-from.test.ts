import { expect, it } from 'vitest'
import { lookFrom } from './look-from'

const NOW = 1_800_000_000
const DAY = 86_400
const look = (askedAgo: number, newestAgo: number | null) => ({
  askedAt: NOW - askedAgo,
  newest: newestAgo === null ? null : NOW - newestAgo,
})

it.each([
  ['a process that has just started goes back further than any page lives', null, DAY],
  ['so does one to which Stripe has named none yet', look(60, null), DAY],
  ['then it goes back to the look before, and a little more', look(60, 30), 240],
  ['or to the latest event, where none came for long', look(60, 5000), 5180],
  ['while looks fail it goes on from the last that did not', look(7200, 7200), 7380],
  ['a clock of Stripe’s that is an hour behind hides nothing', look(60, 3660), 3840],
  ['nor one that is an hour ahead', look(60, -3540), 240],
])('%s', (_name, last, back) => expect(NOW - lookFrom(last, NOW)).toBe(back))
