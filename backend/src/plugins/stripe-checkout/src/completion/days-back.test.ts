import { expect, it } from 'vitest'
import { ALL_DAYS, daysBack, RECENT_DAYS } from './days-back'

const HOUR = 3_600_000

it.each([
  ['has just started, after whatever time', null, 5000, ALL_DAYS],
  ['has just looked at all', 5000, 35_000, RECENT_DAYS],
  ['did so almost an hour ago', 5000, 5000 + HOUR - 1, RECENT_DAYS],
  ['did so an hour ago', 5000, 5000 + HOUR, ALL_DAYS],
  ['could not ask for days', 5000, 5000 + 72 * HOUR, ALL_DAYS],
])('a process that %s looks that far back', (_name, lookedAtAll, now, days) => {
  expect(daysBack(lookedAtAll, now)).toBe(days)
})
