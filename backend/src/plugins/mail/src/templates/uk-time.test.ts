import { expect, it } from 'vitest'
import { ukTime } from './uk-time'

it('tells a moment as a clock in Britain shows it, in winter and in summer', () => {
  expect(ukTime('2026-11-21T18:05:00Z')).toBe('Sat 21 Nov 2026 at 18:05')
  expect(ukTime('2026-06-30T23:59:00Z')).toBe('Wed 1 Jul 2026 at 00:59')
  expect(ukTime('2026-09-05T00:00:00.000Z')).toBe('Sat 5 Sep 2026 at 01:00')
})
