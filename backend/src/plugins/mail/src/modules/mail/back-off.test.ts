import { describe, expect, it } from 'vitest'
import { afterFailure, backOffMs, MAX_ATTEMPTS } from './back-off'

describe('back-off', () => {
  it('doubles from a minute and stays at an hour', () => {
    expect([1, 2, 3, 6, 7, 40].map((attempts) => backOffMs(attempts) / 60_000)).toEqual([1, 2, 4, 32, 60, 60])
  })

  it('keeps trying through a mail server that is down for a day, and ends at last', () => {
    const now = new Date('2026-11-21T06:00:00Z')
    let waited = 0
    let attempts = 0
    while (waited < 24 * 3_600_000) waited += backOffMs(++attempts)
    expect(afterFailure(attempts, now).state).toBe('queued')
    expect(afterFailure(MAX_ATTEMPTS, now).state).toBe('failed')
  })

  it('says when the next try is due', () => {
    const now = new Date('2026-11-21T06:00:00Z')
    expect(afterFailure(3, now).nextAttemptAt.toISOString()).toBe('2026-11-21T06:04:00.000Z')
  })
})
