import { describe, expect, it } from 'vitest'
import { secondsUntilFree, subjectOf } from '../../modules/account_security/limits'
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
  it.each(['password', 'Password1', 'QWERTY123', 'aaaaaaaaaa', 'caseloom123', 'sam@x.test'])(
    'refuses %s',
    (password) => {
      expect(passwordFault(password, 'Sam@X.test')).not.toBeNull()
    },
  )

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

  it('waits until the oldest try is 15 minutes old', () => {
    const oldest = new Date('2026-11-21T06:00:00Z')
    expect(secondsUntilFree(oldest, new Date('2026-11-21T06:05:00Z'))).toBe(600)
    expect(secondsUntilFree(oldest, new Date('2026-11-21T07:00:00Z'))).toBe(1)
  })

  it('gives administrators 8 hours whatever they ticked', () => {
    const hours = (isAdmin: boolean, remember: boolean) =>
      sessionLifetimeMs({ isAdmin, remember }) / 3_600_000
    expect([hours(true, true), hours(true, false), hours(false, true), hours(false, false)]).toEqual([
      8, 8, 720, 24,
    ])
  })
})
