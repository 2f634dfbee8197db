import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { mailsOf, nextLink, requestsAnswered } from '../support/mailed-link'
import { expectNoTelling, triesOr } from '../support/no-telling'
import { startStack, type RunningStack } from '../support/stack'
import { timesOf } from '../support/timing'

/** A shop that wants addresses to be verified first. */
let stack: RunningStack
beforeAll(async () => {
  stack = await startStack({
    storefront: false,
    settings: {
      REQUIRE_VERIFIED_EMAIL: 'true',
      PASSWORD_RESET_MIN: '6',
      REGISTRATIONS_PER_HOUR_OF_ALL: '10000',
    },
  })
}, 300_000)
afterAll(() => stack.stop())

const PASSWORD = 'a-password-of-mine-3'
const newEmail = () => `first-${randomBytes(6).toString('hex')}@example.test`
const register = (email: string, api = new ApiClient(stack.backend), password = PASSWORD) =>
  api.call('register', { body: { name: 'Vera Verified', email, password } })
const signIn = (email: string, password: string) =>
  new ApiClient(stack.backend).call('login', { body: { email, password } })
const NOTHING = { token: null, expiresAt: null, user: null }

describe('where addresses are verified first', () => {
  it('an account opens by its link, and signs in the browser that asked for it', async () => {
    const api = new ApiClient(stack.backend)
    const email = newEmail()
    expect(await register(email, api)).toMatchObject({ status: 201, data: NOTHING })
    const { token } = await nextLink(stack, email, 'verify-email')
    expect(await signIn(email, 'not-the-password')).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
    })
    expect(await signIn(email, PASSWORD)).toMatchObject({
      status: 403,
      code: 'email_unverified',
      error: 'Please verify your email address before you sign in',
    })
    const verified = await api.must('verifyEmail', { query: { token, email } })
    expect(verified.user).toMatchObject({ email, emailVerified: true })
    api.token = verified.token
    expect(await api.must('getProfile')).toMatchObject({ email, firstName: 'Vera', lastName: 'Verified' })
    expect(await signIn(email, PASSWORD)).toMatchObject({ status: 200 })
  })

  it('says the same of a known address, whose owner is told by mail and keeps the account', async () => {
    const email = newEmail()
    expect(await register(email)).toMatchObject({ data: NOTHING })
    await nextLink(stack, email, 'verify-email')
    expect(await register(email.toUpperCase(), undefined, 'somebody-elses-1')).toMatchObject({
      status: 201,
      data: NOTHING,
    })
    const reset = await nextLink(stack, email, 'reset-password')
    expect(await mailsOf(stack, email, 'account-exists')).toBe(1)
    expect(await mailsOf(stack, email, 'welcome')).toBe(1)
    expect(await signIn(email, 'somebody-elses-1')).toMatchObject({ status: 401 })
    expect(await signIn(email, PASSWORD)).toMatchObject({ status: 403 })
    // The link came to the address, so it proves it.
    const api = new ApiClient(stack.backend)
    const body = { email, token: reset.token, newPassword: 'six-66' }
    expect(await api.call('resetPassword', { body: { ...body, newPassword: 'five5' } })).toMatchObject({
      error: 'Password must be at least 6 characters long',
    })
    expect(await api.must('resetPassword', { body })).toEqual({ reset: true })
    expect(await signIn(email, 'six-66')).toMatchObject({ status: 200 })
  })

  it('two at the same time open one account', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(email)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, data: NOTHING })
    await expect
      .poll(
        () =>
          rows(stack.databaseUrl, 'select 1 from account_request where email = $1 and done_at is null', [
            email,
          ]),
        { timeout: 90_000 },
      )
      .toEqual([])
    const accounts = await rows(stack.databaseUrl, 'select id from customer where email = $1', [email])
    expect(accounts).toHaveLength(1)
    expect(await mailsOf(stack, email, 'welcome')).toBe(1)
    expect(await rows(stack.databaseUrl, 'select 1 from account_request where data is not null')).toEqual([])
    expect(await signIn(email, PASSWORD)).toMatchObject({ status: 403 })
  }, 120_000)

  it('takes the same time for both', async () => {
    const known = newEmail()
    await register(known)
    await nextLink(stack, known, 'verify-email')
    const anywhere = () => `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
    const open = (email: string) =>
      new ApiClient(stack.backend).must('register', {
        body: { name: 'Vera Verified', email, password: PASSWORD },
        headers: { 'x-forwarded-for': anywhere() },
      })
    const kinds = { known: () => open(known), unknown: () => open(newEmail()) }
    expectNoTelling('registrations', await timesOf(kinds, triesOr(30), () => requestsAnswered(stack)))
  }, 3_600_000)
})
