import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { deleteAccountBody } from './account-data'
import { loginBody, registerBody, updateProfileBody } from './accounts'
import { changePasswordBody, correctEmailBody, emailBody } from './recovery'

const NEWCOMER = { name: 'Ada Whitfield', email: 'ada@example.test', password: 'long-enough-pass' }
const faultOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('a name', () => {
  it('is one line, written by the same rule at registration as later', () => {
    expect(registerBody.parse({ ...NEWCOMER, name: ' Ada  Whitfield ' }).name).toBe('Ada Whitfield')
    for (const name of ['Ada\u202eevil', 'Ada\u0007', '...', ' ', '\u3164\u115f', 'x'.repeat(121)]) {
      expect(faultOf(registerBody, { ...NEWCOMER, name }), name).toHaveLength(1)
      expect(faultOf(registerBody, { ...NEWCOMER, name })).toEqual(faultOf(updateProfileBody, { name }))
    }
  })
})

describe('what is too long', () => {
  const email = `${'a'.repeat(250)}@example.test`
  const password = 'x'.repeat(201)

  it.each([
    ['register', registerBody, { ...NEWCOMER, email }, 'Email is invalid'],
    ['login', loginBody, { email, password: 'x' }, 'Email is invalid'],
    ['forgot', emailBody, { email }, 'Email is invalid'],
    ['correct', correctEmailBody, { email, password: 'x' }, 'Email is invalid'],
    ['register', registerBody, { ...NEWCOMER, password }, 'Password must be at most 200 characters'],
    ['login', loginBody, { ...NEWCOMER, password }, 'Password must be at most 200 characters'],
    [
      'change',
      changePasswordBody,
      { currentPassword: password, newPassword: 'another-long-one' },
      'Password must be at most 200 characters',
    ],
    ['delete', deleteAccountBody, { password }, 'Password must be at most 200 characters'],
  ])('is said in a sentence at %s', (_call, schema, value, sentence) => {
    expect(new Set(faultOf(schema, value))).toEqual(new Set([sentence]))
  })
})
