import { describe, expect, it } from 'vitest'
import {
  afterFailure,
  backOffMs,
  isServerAway,
  isUndeliverable,
  LEASE_MS,
  MAX_ATTEMPTS,
  TRIED_FOR_MS,
} from './back-off'

const now = new Date('2026-11-21T06:00:00Z')
const DOWN = 'connect ECONNREFUSED 127.0.0.1:25'
const BUSY = 'Message failed: 451 4.3.0 Try again later'
const HOUR_MS = 3_600_000
const ago = (ms: number) => new Date(now.getTime() - ms)

describe('back-off', () => {
  it('doubles from a minute and stays at an hour', () => {
    expect([1, 2, 3, 6, 7, 40].map((attempts) => backOffMs(attempts) / 60_000)).toEqual([1, 2, 4, 32, 60, 60])
  })

  it.each([DOWN, BUSY])(
    'keeps trying through a mail server that fails for three days, and ends at last: %s',
    (reason) => {
      let [waited, attempts] = [0, 0]
      while (waited < TRIED_FOR_MS) {
        attempts += 1
        expect(afterFailure({ attempts, reason, askedAt: ago(waited) }, now).state).toBe('queued')
        waited += backOffMs(attempts, isServerAway(reason))
      }
      // Hourly, there are some tries to go.
      const askedAt = ago(waited + 6 * HOUR_MS)
      expect(afterFailure({ attempts: Math.max(attempts, MAX_ATTEMPTS), reason, askedAt }, now).state).toBe(
        'failed',
      )
    },
  )

  it('gives nothing up that was tried rarely, however long ago it was asked for', () => {
    expect(afterFailure({ attempts: 1, reason: DOWN, askedAt: ago(30 * 24 * HOUR_MS) }, now).state).toBe(
      'queued',
    )
  })

  it('says when the next try is due', () => {
    const after = (attempts: number, reason: string) =>
      afterFailure({ attempts, reason, askedAt: now }, now).nextAttemptAt.toISOString().slice(11, 16)
    expect([3, 7].map((attempts) => after(attempts, BUSY))).toEqual(['06:04', '07:00'])
    // Once the server is back, nobody waits for as long as it was away.
    expect([3, 7, 400].map((attempts) => after(attempts, DOWN))).toEqual(['06:04', '06:05', '06:05'])
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
    expect(afterFailure({ attempts: 1, reason: `${REFUSED} ${answer}`, askedAt: now }, now).state).toBe(
      'failed',
    )
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

describe('a mail server that is away', () => {
  it.each([
    'connect ECONNREFUSED 127.0.0.1:587',
    'getaddrinfo EAI_AGAIN smtp.example.test',
    'read ECONNRESET',
    'Connection timeout',
    'Greeting never received',
    'Connection closed unexpectedly',
    'The mail server did not finish within 90 s',
    'Invalid greeting. response=421 4.3.2 Closing down',
  ])('says nothing of the mail: %s', (reason) => {
    expect(isServerAway(reason)).toBe(true)
  })

  it.each([
    'Message failed: 450 4.2.1 Mailbox busy',
    'Message failed: 552 5.2.2 Mailbox full',
    'Invalid login: 535 5.7.8 Authentication failed',
    "Can't send mail - all recipients were rejected: 450 4.1.1 Greylisted",
  ])('is not what this says: %s', (reason) => {
    expect(isServerAway(reason)).toBe(false)
  })
})
