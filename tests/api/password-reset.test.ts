import { createHash } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { guest, newShopper, type Shopper } from '../support/actors'
import { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { mailsOf, nextLink } from '../support/mailed-link'

const stack = inject('stack')
const { backend } = stack
const NEW = 'a-brand-new-pass-7'
const INVALID = 'This password reset link is invalid or has expired.'
const EXPIRED = 'This password reset link has expired. Please request a new one.'

const query = (text: string, values: unknown[]) => rows(stack.databaseUrl, text, values)

async function resetLink({ email }: Pick<Shopper, 'email'>, count = 1): Promise<string> {
  await guest(backend).must('forgotPassword', { body: { email } })
  return (await nextLink(stack, email, 'reset-password', count)).token
}
const reset = (email: string, token: string, newPassword = NEW) =>
  guest(backend).call('resetPassword', { body: { email, token, newPassword } })
const signIn = (email: string, password: string) =>
  new ApiClient(backend).call('login', { body: { email, password } })

describe('a forgotten password', () => {
  it('is replaced by the mailed link: every sign-in ends, the address is proved, a mail says so', async () => {
    const shopper = await newShopper(backend)
    const { api, email, password } = shopper
    const elsewhere = new ApiClient(backend)
    elsewhere.token = (await elsewhere.must('login', { body: { email, password, rememberMe: true } })).token
    const token = await resetLink(shopper)
    expect(await reset(email.toUpperCase(), token)).toMatchObject({ status: 200, data: { reset: true } })
    for (const old of [api, elsewhere])
      expect(await old.call('getProfile')).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await signIn(email, password)).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(await signIn(email, NEW)).toMatchObject({ data: { user: { emailVerified: true } } })
    expect(await mailsOf(stack, email, 'password-changed')).toBe(1)
  })

  it('a link works once, and not at all once a newer one was asked for', async () => {
    const shopper = await newShopper(backend)
    const { email } = shopper
    const older = await resetLink(shopper)
    const newer = await resetLink(shopper, 2)
    expect(await reset(email, older)).toMatchObject({ status: 400, code: 'link_expired', error: EXPIRED })
    expect(await reset(email, newer)).toMatchObject({ status: 200 })
    expect(await reset(email, newer, 'another-pass-8')).toMatchObject({
      code: 'link_expired',
      error: EXPIRED,
    })
    expect(await signIn(email, NEW)).toMatchObject({ status: 200 })
  })

  it('one of several at the same time has an effect', async () => {
    const shopper = await newShopper(backend)
    const token = await resetLink(shopper)
    const passwords = Array.from({ length: 6 }, (_one, index) => `password-number-${index}`)
    const answers = await Promise.all(passwords.map((password) => reset(shopper.email, token, password)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
    const winner = passwords[answers.findIndex(({ ok }) => ok)] ?? ''
    expect(await signIn(shopper.email, winner)).toMatchObject({ status: 200 })
    expect(await mailsOf(stack, shopper.email, 'password-changed')).toBe(1)
  })

  it('a link that is made up, expired, another account’s or for something else leaves everything as it was', async () => {
    const shopper = await newShopper(backend)
    const other = await newShopper(backend)
    const welcome = await nextLink(stack, shopper.email, 'verify-email')
    const token = await resetLink(shopper)
    const invalid = { status: 400, code: 'link_invalid', error: INVALID }
    expect(await reset(shopper.email, 'made-up')).toMatchObject(invalid)
    expect(await reset(other.email, token)).toMatchObject(invalid)
    expect(await reset(shopper.email, welcome.token)).toMatchObject(invalid)
    await query(
      `update account_token set expires_at = now() - interval '1 second' where customer_id = $1 and purpose = 'reset'`,
      [shopper.id],
    )
    expect(await reset(shopper.email, token)).toMatchObject({ code: 'link_expired', error: EXPIRED })
    expect(await shopper.api.must('getProfile')).toMatchObject({ email: shopper.email })
    expect(await signIn(shopper.email, shopper.password)).toMatchObject({ status: 200 })
  })

  it('says what is wrong with the password before the link is used up', async () => {
    const shopper = await newShopper(backend)
    const { email } = shopper
    const token = await resetLink(shopper)
    expect(await reset(email, token, 'seven77')).toMatchObject({
      status: 400,
      code: 'invalid_request',
      error: 'Password must be at least 8 characters long',
      fields: { newPassword: 'Password must be at least 8 characters long' },
    })
    expect(await reset(email, token, 'password123')).toMatchObject({
      fields: { newPassword: 'This password is too common. Please choose another one.' },
    })
    expect(await reset(email, token, email)).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(await reset(email, token, '')).toMatchObject({ error: 'Please fill in all fields' })
    expect(await reset(email, token, NEW)).toMatchObject({ status: 200 })
  })

  it('gives an account a password that never had one', async () => {
    const shopper = await newShopper(backend)
    const { email, id } = shopper
    await query(`delete from provider_identity where entity_id = $1 and provider = 'emailpass'`, [email])
    expect(await shopper.api.must('getProfile')).toMatchObject({ hasPassword: false })
    expect(
      await shopper.api.call('changePassword', { body: { currentPassword: 'x', newPassword: NEW } }),
    ).toMatchObject({ status: 400, code: 'wrong_password' })
    expect(await reset(email, await resetLink(shopper))).toMatchObject({ status: 200 })
    expect(await signIn(email, NEW)).toMatchObject({ data: { user: { id, hasPassword: true } } })
  })

  it('is not made for an address that opens Medusa’s admin, which is said before anything ends', async () => {
    const { api, email, id, ...shopper } = await newShopper(backend)
    await query(
      `update auth_identity set app_metadata = '{"user_id": "user_of_medusa"}' where app_metadata->>'customer_id' = $1`,
      [id],
    )
    const token = await resetLink({ email })
    expect(await reset(email, token)).toMatchObject({
      status: 409,
      code: 'conflict',
      error: expect.stringContaining('back office') as string,
    })
    expect(await api.must('getProfile')).toMatchObject({ id, hasPassword: false })
    expect(await mailsOf(stack, email, 'password-changed')).toBe(0)
    // Should the login be theirs alone again, the link is as good as it was.
    await query(
      `update auth_identity set app_metadata = jsonb_build_object('customer_id', $1::text) where app_metadata->>'user_id' = 'user_of_medusa'`,
      [id],
    )
    expect(await signIn(email, shopper.password)).toMatchObject({ status: 200 })
    expect(await reset(email, token)).toMatchObject({ status: 200 })
  })

  it('leaves no sign-in by the old password alive, however close it was', async () => {
    const shopper = await newShopper(backend)
    const { email, password } = shopper
    const token = await resetLink(shopper)
    const late: ApiClient[] = []
    const comeIn = async () => {
      const api = new ApiClient(backend)
      const answer = await api.call('login', { body: { email, password } })
      if (answer.ok) api.token = answer.data.token
      late.push(api)
    }
    const comings = [comeIn(), comeIn()]
    const done = reset(email, token)
    for (let time = 0; time < 6; time += 1) comings.push(comeIn())
    expect(await done).toMatchObject({ status: 200 })
    await Promise.all(comings)
    for (const api of late) expect(await api.call('getProfile')).toMatchObject({ status: 401 })
    // Nor does the account know their browsers.
    expect(await query('select 1 from known_device where customer_id = $1', [shopper.id])).toHaveLength(1)
    expect(await signIn(email, NEW)).toMatchObject({ status: 200 })
  })

  it('answers the same for an unknown address, and sends nothing', async () => {
    const email = 'never-registered@example.test'
    expect(await guest(backend).must('forgotPassword', { body: { email } })).toEqual({ sent: true })
    await expect
      .poll(() => query('select 1 from account_request where email = $1 and done_at is not null', [email]), {
        timeout: 20_000,
      })
      .toHaveLength(1)
    expect(await mailsOf(stack, email, 'reset-password')).toBe(0)
  })

  it('the link leads to the shop whatever the call says of its host', async () => {
    const { email } = await newShopper(backend)
    const headers = {
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.test',
    }
    await guest(backend).must('forgotPassword', { body: { email }, headers })
    expect((await nextLink(stack, email, 'reset-password')).url.hostname).toBe('localhost')
  })
})

describe('changing the password', () => {
  it('wants the present one, ends the other sign-ins and keeps this one', async () => {
    const { api, email, password } = await newShopper(backend)
    const elsewhere = new ApiClient(backend)
    elsewhere.token = (await elsewhere.must('login', { body: { email, password } })).token
    const change = (currentPassword: string, newPassword = NEW) =>
      api.call('changePassword', { body: { currentPassword, newPassword } })
    expect(await change('not-it-at-all')).toMatchObject({
      status: 400,
      code: 'wrong_password',
      error: 'Your current password is not right',
    })
    expect(await change(password, 'short')).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(await change(password, 'qwerty123')).toMatchObject({
      fields: { newPassword: 'This password is too common. Please choose another one.' },
    })
    expect(await elsewhere.must('getProfile')).toMatchObject({ email })
    expect(await change(password)).toMatchObject({ data: { changed: true } })
    expect(await api.must('getProfile')).toMatchObject({ email })
    expect(await elsewhere.call('getProfile')).toMatchObject({ status: 401 })
    expect(await signIn(email, password)).toMatchObject({ status: 401 })
    expect(await signIn(email, NEW)).toMatchObject({ status: 200 })
    expect(await mailsOf(stack, email, 'password-changed')).toBe(1)
  })

  it('makes a link to yet another one useless', async () => {
    const shopper = await newShopper(backend)
    const token = await resetLink(shopper)
    const body = { currentPassword: shopper.password, newPassword: NEW }
    await shopper.api.must('changePassword', { body })
    expect(await reset(shopper.email, token, 'another-pass-8')).toMatchObject({ code: 'link_expired' })
  })

  it('counts wrong ones: after ten they have to wait, the right one too', async () => {
    const { api, id, password } = await newShopper(backend)
    const change = (currentPassword: string) =>
      api.call('changePassword', { body: { currentPassword, newPassword: NEW } })
    for (let time = 0; time < 10; time += 1)
      expect(await change('wrong-one')).toMatchObject({ code: 'wrong_password' })
    const refused = await change(password)
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
    const subject = `password:${createHash('sha256').update(id).digest('hex').slice(0, 40)}`
    const later = `update account_attempt set created_at = created_at - interval '15 minutes' where subject = $1`
    await query(later, [subject])
    expect(await change(password)).toMatchObject({ status: 200 })
  })

  it('signing out elsewhere keeps this sign-in and says how many ended', async () => {
    const { api, email, password } = await newShopper(backend)
    for (let time = 0; time < 2; time += 1)
      await new ApiClient(backend).must('login', { body: { email, password } })
    expect(await api.must('signOutOthers')).toEqual({ ended: 2 })
    expect(await api.must('signOutOthers')).toEqual({ ended: 0 })
    expect(await api.must('getProfile')).toMatchObject({ email })
  })
})
