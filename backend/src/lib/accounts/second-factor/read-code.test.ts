import { describe, expect, it } from 'vitest'
import { readCode } from './read-code'

const RECOVERY = '0123-4567-89ab-cdef-0123-4567-89ab-cdef'

describe('a code that somebody typed', () => {
  it.each(['123456', ' 123 456 ', '123-456', '123 456'])('%j is an app’s', (typed) => {
    expect(readCode(typed)).toEqual({ method: 'totp', code: '123456' })
  })
  it.each([RECOVERY, RECOVERY.toUpperCase(), RECOVERY.replaceAll('-', ''), RECOVERY.replaceAll('-', '–')])(
    '%j is a recovery code, as Medusa keeps it',
    (typed) => expect(readCode(typed)).toEqual({ method: 'recovery_code', code: RECOVERY }),
  )
  it.each(['', '12345', '1234567', 'abcdef', `${RECOVERY}0`, RECOVERY.replace('a', 'g'), '١٢٣٤٥٦'])(
    '%j is neither',
    (typed) => expect(readCode(typed)).toBeNull(),
  )
})
