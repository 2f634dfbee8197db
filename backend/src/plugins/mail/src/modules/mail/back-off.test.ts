import { describe, expect, it } from 'vitest'
import { afterFailure, backOffMs, isUndeliverable, LEASE_MS, MAX_ATTEMPTS } from './back-off'

const now = new Date('2026-11-21T06:00:00Z')
const DOWN = 'connect ECONNREFUSED 127.0.0.1:25'

describe('back-off', () => {
  it('doubles from a minute and stays at an hour', () => {
    expect([1, 2, 3, 6, 7, 40].map((attempts) => backOffMs(attempts) / 60_000)).toEqual([1, 2, 4, 32, 60, 60])
  })

  it('keeps trying through a mail server that is down for a day, and ends at last', () => {
    let waited = 0
    let attempts = 0
    while (waited < 24 * 3_600_000) waited += backOffMs(++attempts)
    expect(afterFailure({ attempts, reason: DOWN }, now).state).toBe('queued')
    expect(afterFailure({ attempts: MAX_ATTEMPTS, reason: DOWN }, now).state).toBe('failed')
  })

  it('says when the next try is due', () => {
    const { nextAttemptAt } = afterFailure({ attempts: 3, reason: DOWN }, now)
    expect(nextAttemptAt.toISOString()).toBe('2026-11-21T06:04:00.000Z')
  })

  it('leaves a delivery more time than the provider takes', () => {
    expect(LEASE_MS).toBeGreaterThan(2 * 60_000)
  })
})

describe('an address that does not exist', () => {
  const REFUSED = "Can't send mail - all recipients were rejected:"
  it.each([
    '550 5.1.1 No such user',
    '553 5.1.3 Bad address',
    '550-5.1.1 The account does not exist',
    '556 5.1.10 Null MX',
  ])('ends the tries: %s', (answer) => {
    expect(isUndeliverable(`${REFUSED} ${answer}`)).toBe(true)
    expect(afterFailure({ attempts: 1, reason: `${REFUSED} ${answer}` }, now).state).toBe('failed')
  })

  it.each([
    '450 4.1.1 Greylisted',
    '550 5.7.1 Relaying denied',
    '554 5.7.1 Message looks like spam',
    '552 5.2.2 Mailbox full',
    '535 5.7.8 Authentication failed',
    '550 Sender 5.1.1.1 unknown',
  ])('is not what this says, which a person may mend: %s', (answer) => {
    expect(isUndeliverable(`${REFUSED} ${answer}`)).toBe(false)
  })
})
