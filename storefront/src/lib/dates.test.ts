import { afterEach, expect, test } from 'vitest'
import { formatDate, formatDateTime } from './dates'

const own = process.env.TZ
afterEach(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

/** Wherever the shopper sits, and whether the server or the browser writes it. */
const ZONES = ['UTC', 'Europe/London', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu']
test.each(
  ZONES.flatMap((zone) =>
    [
      ['2026-03-28T23:30:00Z', '28 Mar 2026, 23:30'],
      ['2026-03-29T00:30:00Z', '29 Mar 2026, 00:30'],
      ['2026-03-29T22:30:00Z', '29 Mar 2026, 23:30'],
      ['2026-03-29T23:30:00Z', '30 Mar 2026, 00:30'],
      ['2026-10-24T23:30:00Z', '25 Oct 2026, 00:30'],
      ['2026-10-25T23:30:00Z', '25 Oct 2026, 23:30'],
      ['2028-02-29T23:30:00Z', '29 Feb 2028, 23:30'],
      ['2028-03-01T00:30:00Z', '1 Mar 2028, 00:30'],
    ].map(([iso = '', told = '']): [string, string, string] => [zone, iso, told]),
  ),
)('in %s an order of %s is dated %s', (zone, iso, told) => {
  process.env.TZ = zone
  expect(formatDateTime(iso)).toBe(told)
  expect(formatDate(iso)).toBe(told.replace(/,.*/, ''))
})
