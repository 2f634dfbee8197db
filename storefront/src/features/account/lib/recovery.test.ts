import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '~/lib/api-errors'
import { linkIsSpent, verifyFault } from './failures'
import { readMailLink } from './mail-link'
import { stateText } from './navigation-state'
import { newPasswordForm } from './schemas'

const refused = (
  code: 'link_expired' | 'link_invalid' | 'invalid_request' | 'rate_limited',
  message: string,
) => new ApiError({ code, status: 400, message })

test.each([
  ['?token=abc&email=a%40b.co', { token: 'abc', email: 'a@b.co' }],
  ['?token=abc&email=a+c@b.co', { token: 'abc', email: 'a+c@b.co' }],
  ['?token=&email=a%40b.co', null],
  ['?token=abc', null],
  ['', null],
])('the link %j is read as %j', (search, link) => expect(readMailLink(search)).toEqual(link))

test.each([
  [refused('link_expired', 'x'), 'Verification link has expired. Please request a new one.'],
  [refused('link_invalid', 'x'), 'Invalid verification link. Please check your email for the correct link.'],
  [refused('invalid_request', 'It has expired'), 'Verification link has expired. Please request a new one.'],
  [refused('rate_limited', 'Too many attempts.'), 'Too many attempts.'],
  [new Error(''), 'Verification failed. Please try again.'],
])('a verification that failed says why (%#)', (error, sentence) => expect(verifyFault(error)).toBe(sentence))

test('a reset link is given up only where the shop says that it is no more use', () => {
  expect(linkIsSpent(refused('link_expired', 'x'))).toBe(true)
  expect(linkIsSpent(refused('invalid_request', 'Invalid token'))).toBe(true)
  expect(linkIsSpent(refused('rate_limited', 'Too many attempts.'))).toBe(false)
  expect(linkIsSpent(new NetworkError('offline'))).toBe(false)
})

test.each([
  [{ message: 'Hello' }, 'Hello'],
  [{ message: '' }, null],
  [{ message: 5 }, null],
  ['message', null],
  [null, null],
])('navigation state %j leaves %j', (state, text) => expect(stateText(state, 'message')).toBe(text))

test('how short a password chosen by a mailed link may be is left to the shop, which has a setting for it', () => {
  const typed = (password: string) => newPasswordForm.safeParse({ password, confirmPassword: password })
  expect(typed('sixsix').success).toBe(true)
  expect(typed('').error?.issues[0]?.message).toBe('Please fill in all fields')
  expect(typed('x'.repeat(201)).error?.issues[0]?.message).toBe('Password must be at most 200 characters')
})
