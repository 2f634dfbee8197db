import { endpoints } from '@caseloom/contract'
import { createHash } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { guest, newShopper, type Shopper } from '../support/actors'
import { makeAdministrator } from '../support/administrators'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { mailsOf, nextLink } from '../support/mailed-link'

const stack = inject('stack')
const { backend } = stack
const INVALID = 'Invalid verification link. Please check your email for the correct link.'
const EXPIRED = 'Verification link has expired. Please request a new one.'

const query = (text: string, values: unknown[]) => rows(stack.databaseUrl, text, values)
const expire = (customerId: string) =>
  query(`update account_token set expires_at = now() - interval '1 second' where customer_id = $1`, [
    customerId,
  ])

/** Whom failed sign-ins are counted against. */
const subjectOf = (email: string) =>
  `account:${createHash('sha256').update(email).digest('hex').slice(0, 40)}`

const sessionsOf = (customerId: string) =>
  query('select count(*)::int as count from login_session where customer_id = $1', [customerId])

describe('the link of the welcome mail', () => {
  it('leads to the shop, proves the address, and signs in the browser that registered, once', async () => {
    const { api, email, id } = await newShopper(backend)
    const { url, token } = await nextLink(stack, email, 'verify-email')
    expect(url.origin).not.toBe(backend)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    api.token = null
    const first = await api.must('verifyEmail', { query: { token, email } })
    expect(first).toMatchObject({ alreadyVerified: false, user: { id, email, emailVerified: true } })
    api.token = first.token
    expect(await api.must('getProfile')).toMatchObject({ id, emailVerified: true })
    const again = await api.must('verifyEmail', { query: { token, email } })
    expect(again).toEqual({ alreadyVerified: true, user: null, token: null, expiresAt: null })
  })

  it('proves the address in another browser too, and signs nobody in there', async () => {
    const { api, email } = await newShopper(backend)
    const { token } = await nextLink(stack, email, 'verify-email')
    const answer = await guest(backend).must('verifyEmail', { query: { token, email: email.toUpperCase() } })
    expect(answer).toEqual({ alreadyVerified: false, user: null, token: null, expiresAt: null })
    expect(await api.must('getProfile')).toMatchObject({ emailVerified: true })
  })

  it('is taken once by calls at the same time', async () => {
    const { api, email, id } = await newShopper(backend)
    const { token } = await nextLink(stack, email, 'verify-email')
    api.token = null
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.must('verifyEmail', { query: { token, email } })),
    )
    expect(answers.filter((answer) => answer.token !== null)).toHaveLength(1)
    expect(answers.filter((answer) => answer.alreadyVerified)).toHaveLength(7)
    expect(await sessionsOf(id)).toEqual([{ count: 2 }])
  })

  it('opens no second session for whoever is signed in already, to this account or another', async () => {
    const { api, email, id } = await newShopper(backend)
    const other = await newShopper(backend)
    const { token } = await nextLink(stack, email, 'verify-email')
    expect(await api.must('verifyEmail', { query: { token, email } })).toMatchObject({
      alreadyVerified: false,
      user: { id, emailVerified: true },
      token: null,
      expiresAt: null,
    })
    expect(await sessionsOf(id)).toEqual([{ count: 1 }])
    expect(await api.must('signOutOthers')).toEqual({ ended: 0 })
    const otherLink = {
      token: (await nextLink(stack, other.email, 'verify-email')).token,
      email: other.email,
    }
    const own = other.api.token
    // Somebody else is signed in at the browser that opened the account.
    other.api.token = api.token
    expect(await other.api.must('verifyEmail', { query: otherLink })).toEqual({
      alreadyVerified: false,
      user: null,
      token: null,
      expiresAt: null,
    })
    other.api.token = own
    expect(await other.api.must('getProfile')).toMatchObject({ id: other.id, emailVerified: true })
    expect(await sessionsOf(other.id)).toEqual([{ count: 1 }])
  })

  it('is kept as a hash alone', async () => {
    const { email, id } = await newShopper(backend)
    const { token } = await nextLink(stack, email, 'verify-email')
    const [row] = await query('select * from account_token where customer_id = $1', [id])
    expect(JSON.stringify(row)).not.toContain(token)
  })
})

describe('a link that does not work', () => {
  it('made up, without a part, or with somebody else’s address', async () => {
    const { email } = await newShopper(backend)
    const other = await newShopper(backend)
    const { token } = await nextLink(stack, email, 'verify-email')
    const faulty = [
      { token: 'made-up', email },
      { token: '', email },
      { token, email: '' },
      {},
      { token, email: other.email },
      { token: `${token}x`, email },
    ]
    for (const query of faulty) {
      const answer = await guest(backend).call('verifyEmail', { query: query as Record<string, string> })
      expect(answer).toMatchObject({ status: 400, code: 'link_invalid', error: INVALID })
    }
    expect(await guest(backend).must('verifyEmail', { query: { token, email } })).toMatchObject({
      alreadyVerified: false,
    })
  })

  it('is told once it has expired; who has proved the address is told that, and not of the clock', async () => {
    const { email, id } = await newShopper(backend)
    const { token } = await nextLink(stack, email, 'verify-email')
    await expire(id)
    const call = () => guest(backend).call('verifyEmail', { query: { token, email } })
    expect(await call()).toMatchObject({ status: 400, code: 'link_expired', error: EXPIRED })
    await query("update account_token set expires_at = now() + interval '2 seconds' where customer_id = $1", [
      id,
    ])
    const answerOf = async () => {
      const answer = await guest(backend).send(
        'GET',
        `/auth/verify-email?${new URLSearchParams({ token, email }).toString()}`,
      )
      return { status: answer.status, body: (await answer.json()) as unknown }
    }
    expect(await answerOf()).toMatchObject({
      status: 200,
      body: { data: { alreadyVerified: false }, message: 'Your email address is verified.' },
    })
    await expire(id)
    expect(await answerOf()).toMatchObject({
      status: 200,
      body: {
        data: { alreadyVerified: true, token: null },
        message: 'Your email address is already verified.',
      },
    })
  })

  it('is a reset link', async () => {
    const { email } = await newShopper(backend)
    await guest(backend).must('forgotPassword', { body: { email } })
    const { token } = await nextLink(stack, email, 'reset-password')
    expect(await guest(backend).call('verifyEmail', { query: { token, email } })).toMatchObject({
      code: 'link_invalid',
    })
  })
})

describe('a verification mail again', () => {
  it('replaces the link before it', async () => {
    const { email } = await newShopper(backend)
    const welcome = await nextLink(stack, email, 'verify-email')
    const sent = await guest(backend).send('POST', '/auth/resend-verification', { body: { email } })
    expect(await sent.json()).toEqual({
      success: true,
      data: { sent: true },
      message: endpoints.resendVerification.message,
    })
    const next = await nextLink(stack, email, 'verify-email', 2)
    expect(next.token).not.toBe(welcome.token)
    const by = (token: string) => guest(backend).call('verifyEmail', { query: { token, email } })
    expect(await by(welcome.token)).toMatchObject({ code: 'link_expired', error: EXPIRED })
    expect(await by(next.token)).toMatchObject({ data: { alreadyVerified: false } })
    expect(await by(welcome.token)).toMatchObject({ data: { alreadyVerified: true } })
  })

  it('answers the same for an unknown address, and for one that is verified, and sends nothing', async () => {
    const { email } = await newShopper(backend)
    const { token } = await nextLink(stack, email, 'verify-email')
    await guest(backend).must('verifyEmail', { query: { token, email } })
    const unknown = 'nobody-of-this-name@example.test'
    for (const address of [email, unknown])
      expect(await guest(backend).must('resendVerification', { body: { email: address } })).toEqual({
        sent: true,
      })
    await expect
      .poll(
        () =>
          query('select 1 from account_request where email in ($1, $2) and done_at is null', [
            email,
            unknown,
          ]),
        { timeout: 20_000 },
      )
      .toEqual([])
    expect(await mailsOf(stack, email, 'verify-email')).toBe(0)
    expect(await mailsOf(stack, unknown, 'verify-email')).toBe(0)
  })

  it('comes three times an hour at most, and nobody is told', async () => {
    const { email } = await newShopper(backend)
    for (let time = 0; time < 6; time += 1)
      expect(await guest(backend).must('resendVerification', { body: { email } })).toEqual({ sent: true })
    await expect
      .poll(() => query('select 1 from account_request where email = $1 and done_at is null', [email]), {
        timeout: 30_000,
      })
      .toEqual([])
    expect(await mailsOf(stack, email, 'verify-email')).toBe(3)
  })

  it('names a faulty address', async () => {
    const answer = await guest(backend).call('resendVerification', { body: { email: 'x' } })
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' })
    const empty = await guest(backend).call('forgotPassword', { body: { email: ' ' } })
    expect(empty).toMatchObject({ status: 400, error: 'Please enter your email address' })
  })
})

describe('an address that was mistyped', () => {
  const correct = ({ api, password }: Shopper, email: string) =>
    api.call('correctEmail', { body: { email, password } })
  const signIn = (email: string, password: string) =>
    guest(backend)
      .call('login', { body: { email, password } })
      .then(({ status }) => status)
  const right = ({ email }: Shopper) => `right-${email}`

  it('is put right: the new one signs in and is mailed its link, and what was mailed to the former leads nowhere', async () => {
    const person = await newShopper(backend)
    const { api, email, password } = person
    const elsewhere = guest(backend)
    elsewhere.token = (await elsewhere.must('login', { body: { email, password } })).token
    await guest(backend).must('forgotPassword', { body: { email } })
    const reset = await nextLink(stack, email, 'reset-password')
    const welcome = (await nextLink(stack, email, 'verify-email')).token

    const to = right(person)
    const corrected = await correct(person, ` ${to.toUpperCase()} `)
    expect(corrected).toMatchObject({ status: 200, data: { id: person.id, email: to, emailVerified: false } })
    expect([await signIn(email, password), await signIn(to, password)]).toEqual([401, 200])
    expect([(await api.call('getProfile')).status, (await elsewhere.call('getProfile')).status]).toEqual([
      200, 401,
    ])
    for (const address of [email, to]) {
      const dead = { query: { token: welcome, email: address } }
      expect(await guest(backend).call('verifyEmail', dead)).toMatchObject({ code: 'link_invalid' })
      const body = { token: reset.token, email: address, newPassword: 'a-strangers-own-1' }
      expect(await guest(backend).call('resetPassword', { body })).toMatchObject({ code: 'link_invalid' })
    }
    const { token } = await nextLink(stack, to, 'verify-email')
    expect(await api.must('verifyEmail', { query: { token, email: to } })).toMatchObject({
      user: { emailVerified: true },
    })
    expect(await correct(person, email)).toMatchObject({ status: 409, code: 'conflict' })
    // Its stranger may have an account of their own.
    const body = { name: 'Own Er', email, password: 'another-persons-1' }
    expect((await guest(backend).call('register', { body })).status).toBe(201)
  })

  it('stays where it is another’s, without the password, for a guest, and for whom it was to make an administrator', async () => {
    const person = await newShopper(backend)
    const other = await newShopper(backend)
    expect(await correct(person, other.email)).toMatchObject({ status: 409, code: 'email_taken' })
    const body = { email: right(person), password: 'not-my-password' }
    expect(await person.api.call('correctEmail', { body })).toMatchObject({ code: 'wrong_password' })
    expect((await guest(backend).call('correctEmail', { body })).status).toBe(401)
    await makeAdministrator(stack, person.id)
    await query('update customer_security set email_verified_at = null where customer_id = $1', [person.id])
    expect(await correct(person, right(person))).toMatchObject({ status: 409, code: 'conflict' })
    expect(await signIn(person.email, person.password)).toBe(200)
  })

  it('goes one way where two correct it at once, and where its link is used meanwhile', async () => {
    const person = await newShopper(backend)
    const both = [right(person), `other-${person.email}`]
    const answers = await Promise.all(both.map((email) => correct(person, email)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const won = both[answers.findIndex(({ ok }) => ok)] ?? ''
    expect(await person.api.must('getProfile')).toMatchObject({ email: won })
    const doors = [person.email, ...both].map(async (email) => [email, await signIn(email, person.password)])
    expect(await Promise.all(doors)).toEqual(
      [person.email, ...both].map((email) => [email, email === won ? 200 : 401]),
    )

    const proving = await newShopper(backend)
    const { token } = await nextLink(stack, proving.email, 'verify-email')
    const [corrected] = await Promise.all([
      correct(proving, right(proving)),
      guest(backend).call('verifyEmail', { query: { token, email: proving.email } }),
    ])
    expect(await proving.api.must('getProfile')).toMatchObject(
      corrected.ok
        ? { email: right(proving), emailVerified: false }
        : { email: proving.email, emailVerified: true },
    )
  })

  it('takes orders along, and mails that have not reached anybody; of the others nobody learns where they went', async () => {
    const { shopper, orderId } = await placedOrder(stack)
    const { email, id } = shopper
    const confirmed = `select 1 from mail_message where "to" = $1 and template = 'order-confirmation'
      and not exists (select 1 from mail_message m where m."to" = $1 and m.state <> 'sent')`
    await expect.poll(() => query(confirmed, [email]), { timeout: 30_000 }).toHaveLength(1)
    await query(
      `update mail_message set state = 'failed', attempts = 1 where "to" = $1 and template = 'order-confirmation'`,
      [email],
    )
    expect(await correct(shopper, right(shopper))).toMatchObject({ status: 200 })
    expect(
      await query(
        `select o.email, c.snapshot->>'email' as paid, k.email as cart from "order" o
         join checkout c on c.order_id = o.id join cart k on k.id = c.cart_id where o.id = $1`,
        [orderId],
      ),
    ).toEqual([{ email: right(shopper), paid: right(shopper), cart: right(shopper) }])
    expect(await mailsOf(stack, right(shopper), 'order-confirmation')).toBe(1)
    expect(await query('select 1 from mail_message where "to" = $1', [email])).toEqual([])
    expect(await query('select 1 from notification where "to" = $1', [email])).toEqual([])
    const devices = 'select account from known_device where customer_id = $1'
    expect(await query(devices, [id])).toEqual([{ account: subjectOf(right(shopper)) }])
  })
})
