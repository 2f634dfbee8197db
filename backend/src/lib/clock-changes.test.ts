import { afterEach, describe, expect, it } from 'vitest'
import { invoiceOf } from './invoices/invoice-fixture'
import { factsOf } from './invoices/pdf/parties'
import { standingOf } from './invoices/pdf/words'
import { MINUTE_MS, PASSWORD_TRIES, waitMs } from '../modules/account_security/limits'
import { sessionLifetimeMs } from '../modules/account_security/lifetimes'
import { quotaSentence } from '../plugins/ai-designs/src/policy/quota-sentence'
import { ukTime } from '../plugins/mail/src/templates/uk-time'
import { addBusinessDays } from '../plugins/prodigi/src/modules/prodigi/delivery-estimate'

/** What the shop tells of time is the UK's, and what it reckons with is UTC, wherever its process believes to be. */
const ZONES = ['UTC', 'Europe/London', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu']
const own = process.env.TZ
afterEach(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

describe.each(ZONES)('a process in %s', (zone) => {
  const there = () => {
    process.env.TZ = zone
  }

  it('is where it is said to be', () => {
    there()
    const hours = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })
    const noon = new Date('2026-07-01T12:00:00Z')
    expect(noon.getHours()).toBe(Number(hours.format(noon)))
  })

  it.each([
    ['the last minute of summer time', '2026-10-25T00:59:00Z', 'Sun 25 Oct 2026 at 01:59'],
    ['the same minute of the clock an hour later', '2026-10-25T01:59:00Z', 'Sun 25 Oct 2026 at 01:59'],
    ['the last minute of winter time', '2027-03-28T00:59:59Z', 'Sun 28 Mar 2027 at 00:59'],
    ['an hour that the clock leaves out', '2027-03-28T01:00:00Z', 'Sun 28 Mar 2027 at 02:00'],
    ['a day that is another one in UTC', '2026-06-30T23:30:00Z', 'Wed 1 Jul 2026 at 00:30'],
    ['29 February', '2028-02-29T23:59:59Z', 'Tue 29 Feb 2028 at 23:59'],
    ['the day after', '2028-03-01T00:00:00Z', 'Wed 1 Mar 2028 at 00:00'],
  ])('tells %s as a clock in Britain does', (_what, iso, told) => {
    there()
    expect(ukTime(iso)).toBe(told)
  })

  it.each([
    ['2026-03-28T23:30:00Z', '28 March 2026'],
    ['2026-03-29T00:30:00Z', '29 March 2026'],
    ['2026-03-29T22:30:00Z', '29 March 2026'],
    ['2026-03-29T23:30:00Z', '30 March 2026'],
    ['2026-10-24T22:30:00Z', '24 October 2026'],
    ['2026-10-24T23:30:00Z', '25 October 2026'],
    ['2026-10-25T23:30:00Z', '25 October 2026'],
    ['2026-10-26T00:30:00Z', '26 October 2026'],
    ['2028-02-28T23:30:00Z', '28 February 2028'],
    ['2028-02-29T00:30:00Z', '29 February 2028'],
    ['2028-02-29T23:30:00Z', '29 February 2028'],
    ['2028-03-01T00:30:00Z', '1 March 2028'],
  ])('dates the invoice of %s %s', (iso, day) => {
    there()
    const invoice = invoiceOf({ captured: true, capturedAt: iso, refunds: [1.2], order: { created_at: iso } })
    if (!invoice) throw new Error('no invoice was made')
    expect(factsOf(invoice).slice(2)).toEqual([
      ['Order date', day],
      ['Date (tax point)', day],
    ])
    expect(standingOf(invoice).title).toBe(`Paid by card on ${day}, £1.20 refunded`)
  })

  it('promises no creation an hour early or late', () => {
    there()
    const sentence = (now: string, renewsAt: string) =>
      quotaSentence({ limit: 5, left: 0, renewsAt }, 'day', 'verified', new Date(now))
    expect(sentence('2026-10-24T22:00:00Z', '2026-10-25T01:30:00Z')).toContain('at 01:30 tomorrow')
    expect(sentence('2027-03-27T12:00:00Z', '2027-03-28T01:00:00Z')).toContain('at 02:00 tomorrow')
    expect(sentence('2028-02-28T12:00:00Z', '2028-02-29T11:00:00Z')).toContain('at 11:00 tomorrow')
  })

  it('waits as long as it says over a change of the clock, and ends sessions after as many hours', () => {
    there()
    const past = Array.from({ length: 10 }, () => ({
      at: new Date('2026-10-25T00:55:00Z'),
      pauseSeconds: 0,
    }))
    expect(waitMs(PASSWORD_TRIES, past, new Date('2026-10-25T01:00:00Z'))).toBe(10 * MINUTE_MS)
    expect(waitMs(PASSWORD_TRIES, past, new Date('2026-10-25T01:10:00Z'))).toBe(0)
    const began = new Date('2027-03-27T20:00:00Z').getTime()
    const ends = new Date(began + sessionLifetimeMs({ isAdmin: true, remember: false }))
    expect(ends.toISOString()).toBe('2027-03-28T04:00:00.000Z')
  })

  it('counts business days over 29 February and the changes of the clock', () => {
    there()
    const after = (from: string, days: number) => addBusinessDays(from, days).toISOString()
    expect(after('2028-02-28T09:00:00Z', 1)).toBe('2028-02-29T09:00:00.000Z')
    expect(after('2028-02-25T23:59:59Z', 3)).toBe('2028-03-01T23:59:59.000Z')
    expect(after('2027-02-26T09:00:00Z', 1)).toBe('2027-03-01T09:00:00.000Z')
    expect(after('2026-10-23T22:30:00Z', 1)).toBe('2026-10-26T22:30:00.000Z')
    expect(after('2027-03-26T00:30:00Z', 1)).toBe('2027-03-29T00:30:00.000Z')
  })
})
