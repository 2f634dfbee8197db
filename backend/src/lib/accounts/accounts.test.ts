import { describe, expect, it } from 'vitest'
import {
  MINUTE_MS,
  PASSWORD_TRIES,
  pauseAfter,
  subjectOf,
  waitMs,
  type CountedTry,
  type Rule,
} from '../../modules/account_security/limits'
import { sessionLifetimeMs } from '../../modules/account_security/lifetimes'
import { normaliseEmail } from './email'
import { joinName, splitName } from './name'
import { passwordFault } from './password'

describe('e-mail', () => {
  it('is one spelling', () => {
    expect(normaliseEmail('  Bob@Example.COM ')).toBe('bob@example.com')
  })
})

describe('name', () => {
  it('comes back as it was typed', () => {
    expect(splitName('  Sam  van der Berg ')).toEqual({ first_name: 'Sam', last_name: 'van der Berg' })
    expect(joinName(splitName('Sam van der Berg'))).toBe('Sam van der Berg')
    expect(joinName(splitName('Cher'))).toBe('Cher')
  })
})

describe('password', () => {
  it.each([
    'password',
    'Password1',
    'QWERTY123',
    'aaaaaaaaaa',
    'caseloom123',
    'qwerty',
    'abc123',
    'sam@x.test',
  ])('refuses %s', (password) => {
    expect(passwordFault(password, 'Sam@X.test')).not.toBeNull()
  })

  it('takes an uncommon one and a long sentence', () => {
    expect(passwordFault('teal-otter-42', 'sam@x.test')).toBeNull()
    expect(
      passwordFault('a whole sentence with many words in it, more than sixty-four signs', 's@x.test'),
    ).toBeNull()
  })
})

describe('limits and lifetimes', () => {
  it('hides who is counted and tells kinds apart', () => {
    expect(subjectOf('account', 'sam@x.test').subject).not.toContain('sam')
    expect(subjectOf('account', 'x').subject).not.toBe(subjectOf('address', 'x').subject)
  })

  it('waits until the oldest of the most tries has left the window', () => {
    const rule: Rule = { windows: [{ most: 2, withinMs: 15 * MINUTE_MS }] }
    const at = (time: string): CountedTry => ({ at: new Date(`2026-11-21T${time}Z`), pauseSeconds: 0 })
    const past = [at('06:04:00'), at('06:00:00'), at('05:00:00')]
    expect(waitMs(rule, past, new Date('2026-11-21T06:05:00Z'))).toBe(10 * MINUTE_MS)
    expect(waitMs(rule, past, new Date('2026-11-21T06:15:00Z'))).toBe(0)
    expect(waitMs(rule, past.slice(0, 1), new Date('2026-11-21T06:05:00Z'))).toBe(0)
    expect(pauseAfter(rule, past, new Date('2026-11-21T06:05:00Z'))).toBe(0)
  })

  it('after ten tries in a quarter of an hour the pauses double up to an hour, and a day later nobody waits', () => {
    const rule: Rule = { windows: [], growing: { most: 10, withinMs: 15 * MINUTE_MS } }
    let now = Date.parse('2026-11-21T06:00:00Z')
    const past: CountedTry[] = []
    const waited: number[] = []
    for (let tries = 0; tries < 25; tries += 1) {
      const wait = waitMs(rule, past, new Date(now))
      waited.push(wait / 1000)
      now += wait
      past.unshift({ at: new Date(now), pauseSeconds: pauseAfter(rule, past, new Date(now)) })
    }
    expect(waited.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0))
    expect(waited.slice(10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600, 3600])
    const tomorrow = new Date(now + 24 * 60 * MINUTE_MS)
    expect(waitMs(rule, past, tomorrow)).toBe(0)
    expect(pauseAfter(rule, past, tomorrow)).toBe(0)
  })

  it('never looks at more than ten passwords of an account in a quarter of an hour', () => {
    let now = Date.parse('2026-11-21T06:00:00Z')
    const past: CountedTry[] = []
    for (let tries = 0; tries < 40; tries += 1) {
      now += waitMs(PASSWORD_TRIES, past, new Date(now))
      past.unshift({ at: new Date(now), pauseSeconds: pauseAfter(PASSWORD_TRIES, past, new Date(now)) })
    }
    const mostOf = past.map(
      ({ at }) => past.filter((one) => one.at <= at && +at - +one.at < 15 * MINUTE_MS).length,
    )
    expect(Math.max(...mostOf)).toBe(10)
  })

  it('ten tries spread over hours are no attack', () => {
    const rule: Rule = { windows: [], growing: { most: 10, withinMs: 15 * MINUTE_MS } }
    const past = Array.from({ length: 20 }, (_one, hours): CountedTry => ({
      at: new Date(Date.parse('2026-11-21T06:00:00Z') - hours * 20 * MINUTE_MS),
      pauseSeconds: 0,
    }))
    expect(pauseAfter(rule, past, new Date('2026-11-21T06:10:00Z'))).toBe(0)
  })

  it('gives administrators 8 hours whatever they ticked', () => {
    const hours = (isAdmin: boolean, remember: boolean) =>
      sessionLifetimeMs({ isAdmin, remember }) / 3_600_000
    expect([hours(true, true), hours(true, false), hours(false, true), hours(false, false)]).toEqual([
      8, 8, 720, 24,
    ])
  })
})
