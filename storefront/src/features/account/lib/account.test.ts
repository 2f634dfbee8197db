import { expect, test } from 'vitest'
import { isShort, passwordStrength } from './password-strength'
import { registerForm } from './schemas'
import { parseStoredUser } from './stored-user'
import { loginPath, safePath, wayBack } from './way-back'

test.each(['https://evil.test', '//evil.test', '/\\evil.test', '/\t/evil.test', '', 'cart', null])(
  '%j is no way back',
  (value) => expect(safePath(value)).toBeNull(),
)

test('the way back: the parameter, else the state, else the dashboard', () => {
  const state = { from: { pathname: '/payment', search: '?session_id=cs_1' } }
  expect(wayBack('?redirect=%2Fcart', state)).toBe('/cart')
  expect(wayBack('?redirect=%2F%2Fevil.test', state)).toBe('/payment?session_id=cs_1')
  expect(wayBack('', { from: '/cart' })).toBe('/cart')
  expect(wayBack('', null)).toBe('/dashboard')
  expect(loginPath('/payment?session_id=cs_1')).toBe('/login?redirect=%2Fpayment%3Fsession_id%3Dcs_1')
})

test.each(['/login', '/login/', '/login?redirect=/login', '/register#top'])(
  'nobody who is signed in is led back to %j',
  (door) => {
    expect(wayBack(`?redirect=${encodeURIComponent(door)}`, null)).toBe('/dashboard')
    expect(wayBack('', { from: door })).toBe('/dashboard')
    expect(loginPath(door)).toBe('/login')
  },
)
test('a page whose name only begins like a door’s is none', () =>
  expect(wayBack('?redirect=%2Flogins', null)).toBe('/logins'))

test.each([
  ['', 0, 'Weak'],
  ['abc', 25, 'Fair'],
  ['abcdefgh', 50, 'Good'],
  ['Abcdefgh', 75, 'Strong'],
  ['Abcdefg1', 100, 'Strong'],
])('%j scores %d, %s', (password, score, label) => {
  expect(passwordStrength(password)).toEqual({ score, label })
})

test('a word may earn its steps and still be short', () => {
  expect(['short', 'Ab1defg', 'abcdefgh'].map(isShort)).toEqual([true, true, false])
})

test('registration tells every fault at once, in the words of the shop', () => {
  const empty = { firstName: ' ', lastName: '', email: '', password: 'abcdefgh', confirmPassword: 'x' }
  const answer = registerForm.safeParse({ ...empty, agreeToTerms: false, subscribeToNewsletter: false })
  expect(answer.error?.issues.map((issue) => issue.message)).toEqual([
    'First name is required',
    'Last name is required',
    'Email is required',
    'You must agree to the terms and conditions',
    'Passwords do not match',
  ])
})

test('a name that no parcel has room for is not cut short unsaid', () => {
  const long = { firstName: 'a'.repeat(61), lastName: 'b'.repeat(60) }
  const rest = { email: 'ada@example.test', password: 'abcdefgh', confirmPassword: 'abcdefgh' }
  const answer = registerForm.safeParse({
    ...long,
    ...rest,
    agreeToTerms: true,
    subscribeToNewsletter: false,
  })
  expect(answer.error?.issues.map((issue) => issue.message)).toEqual([
    'A first name can have 60 characters at most',
    'A last name can have 59 characters at most',
  ])
})

test('only a name and a picture are read back', () => {
  const saved = JSON.stringify({ name: 'Ada', email: 'a@b.c', isAdmin: true })
  expect(parseStoredUser(saved)).toEqual({ name: 'Ada', profilePicture: null })
  expect(parseStoredUser('{"name":')).toBeNull()
})
