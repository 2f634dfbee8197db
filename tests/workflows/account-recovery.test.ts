import { randomBytes } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { guest, newShopper } from '../support/actors'
import { ApiClient } from '../support/api-client'
import { backendIsBack, killBackend, killedAt, withoutJobs, type FailPoint } from '../support/crash'
import { rows } from '../support/database'
import { mailsOf, nextLink } from '../support/mailed-link'
import { atRacePoint } from '../support/race-point'
import { sharedDeath } from '../support/shared-death'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const NEW = 'a-brand-new-pass-7'
const A_JOB_LATER = { timeout: 110_000, interval: 500 }

const query = (text: string, values: unknown[]) => rows<Record<string, string>>(databaseUrl, text, values)
const signIn = async (email: string, password: string) =>
  (await new ApiClient(backend).call('login', { body: { email, password } })).status
const reset = (email: string, token: string, newPassword = NEW) =>
  guest(backend).call('resetPassword', { body: { email, token, newPassword } })

/** Lets the time pass that a dead process keeps what it had taken. */
async function leasesRunOut(): Promise<void> {
  await query(
    `update account_token set claimed_until = now() - interval '1 second' where claimed_until is not null`,
    [],
  )
  await query('update account_request set due_at = now() where done_at is null', [])
}
async function twoSignIns() {
  const shopper = await newShopper(backend)
  const { email, password } = shopper
  const elsewhere = new ApiClient(backend)
  elsewhere.token = (await elsewhere.must('login', { body: { email, password } })).token
  return { ...shopper, elsewhere }
}

describe('a process that dies while somebody guesses', () => {
  it('has forgotten none of nine: the new one looks at the tenth, and at no more', async () => {
    const { email, password } = await newShopper(backend)
    for (let time = 0; time < 9; time += 1) expect(await signIn(email, 'a-wrong-one-1')).toBe(401)
    await killBackend(stack)
    await backendIsBack(stack)
    expect(await signIn(email, 'a-wrong-one-1')).toBe(401)
    expect(await signIn(email, password)).toBe(429)
  })
})

describe('a process that dies in a reset', () => {
  const places: [FailPoint['point'], FailPoint['when']][] = [
    ['claim-reset-link', 'after'],
    ['set-password', 'after'],
    ['keep-mail', 'after'],
    ['finish-reset', 'before'],
  ]
  const death = sharedDeath(stack, places.length)
  it.concurrent.for(places)(
    '%s %s: whoever was signed in is out, and its holder comes back by the same link',
    async ([point, when], { expect }) => {
      const { api, email, password, id, elsewhere } = await twoSignIns()
      await guest(backend).must('forgotPassword', { body: { email } })
      const { token } = await nextLink(stack, email, 'reset-password')
      const [link] = await query(
        `select id from account_token where customer_id = $1 and purpose = 'reset'`,
        [id],
      )
      const about = { 'claim-reset-link': link?.id, 'finish-reset': id }[point] ?? email
      await death({ point, when, about }, () => reset(email, token))
      for (const old of [api, elsewhere]) expect(await old.call('getProfile')).toMatchObject({ status: 401 })
      // Whether it is the old password or the new one, it is one of them.
      const statuses = [await signIn(email, password), await signIn(email, NEW)]
      expect(statuses.sort()).toEqual([200, 401])
      await leasesRunOut()
      expect(await reset(email, token)).toMatchObject({ status: 200 })
      expect([await signIn(email, password), await signIn(email, NEW)]).toEqual([401, 200])
      expect(await mailsOf(stack, email, 'password-changed')).toBe(1)
      expect(await reset(email, token, 'yet-another-8')).toMatchObject({ code: 'link_expired' })
    },
  )

  it('who signed in by the old password meanwhile is out within a minute, though nobody comes back', async () => {
    const { email, password } = await newShopper(backend)
    await guest(backend).must('forgotPassword', { body: { email } })
    const { token } = await nextLink(stack, email, 'reset-password')
    const late = new ApiClient(backend)
    // A new start may take longer than the dead process kept the link, and the job would have been there before the sign-in.
    await withoutJobs(stack, async () => {
      await killedAt(stack, { point: 'set-password', when: 'before', about: email }, () =>
        reset(email, token),
      )
      late.token = (await late.must('login', { body: { email, password } })).token
    })
    await leasesRunOut()
    await expect.poll(async () => (await late.call('getProfile')).status, A_JOB_LATER).toBe(401)
  })
})

// Guard: a claim is released by what it was taken until, which tells it from the next one.
it('a reset that fails after its time ran out leaves the link to the one that took it since', async () => {
  const { email, id } = await newShopper(backend)
  await guest(backend).must('forgotPassword', { body: { email } })
  const { token } = await nextLink(stack, email, 'reset-password')
  const address = (words: string) => query('update customer set email = $2 where id = $1', [id, words])
  const [failed] = await atRacePoint(
    stack,
    { point: 'set-password', when: 'before', about: email },
    () => reset(email, token),
    async () => {
      await query(
        `update account_token set claimed_until = now() + interval '40 seconds'
          where customer_id = $1 and claimed_until is not null`,
        [id],
      )
      // Whose address is another by now is given no password.
      await address(`other-${email}`)
    },
  )
  expect(failed).toMatchObject({ code: 'link_invalid' })
  await address(email)
  expect(await reset(email, token)).toMatchObject({ code: 'link_expired' })
  await leasesRunOut()
  expect(await reset(email, token)).toMatchObject({ status: 200 })
})

describe('a process that dies in a change of the password', () => {
  const places = [
    ['set-password', 'before'],
    ['set-password', 'after'],
  ] as const
  const death = sharedDeath(stack, places.length)
  it.concurrent.for(places)(
    '%s %s: the other sign-ins are out, and a mail says so',
    async ([point, when], { expect }) => {
      const { api, email, password, elsewhere } = await twoSignIns()
      await death({ point, when, about: email }, () =>
        api.call('changePassword', { body: { currentPassword: password, newPassword: NEW } }),
      )
      expect(await elsewhere.call('getProfile')).toMatchObject({ status: 401 })
      expect(await api.must('getProfile')).toMatchObject({ email })
      expect(await signIn(email, when === 'after' ? NEW : password)).toBe(200)
      expect(await mailsOf(stack, email, 'password-changed')).toBe(1)
    },
  )
})

describe('a process that dies while it answers a request', () => {
  type Place = Pick<FailPoint, 'point' | 'when'>
  type Dies = (email: string, work: () => Promise<unknown>) => Promise<unknown>

  async function comesOnce(dies: Dies): Promise<void> {
    const { email, password } = await newShopper(backend)
    await nextLink(stack, email, 'verify-email')
    await dies(email, () => guest(backend).call('forgotPassword', { body: { email } }))
    await leasesRunOut()
    const { token } = await nextLink(stack, email, 'reset-password', 1, 110_000)
    await expect
      .poll(
        () => query('select 1 from account_request where email = $1 and done_at is null', [email]),
        A_JOB_LATER,
      )
      .toEqual([])
    expect(await mailsOf(stack, email, 'reset-password')).toBe(1)
    expect(await reset(email, token)).toMatchObject({ status: 200 })
    expect([await signIn(email, password), await signIn(email, NEW)]).toEqual([401, 200])
  }

  // What is given to it tells no address: it dies at the first that comes, so nobody else may ask meanwhile.
  it('take-account-request after: one mail all the same, and its link works', () => {
    const place = { point: 'take-account-request', when: 'after', about: 'areq' } as const
    return comesOnce((_email, work) => killedAt(stack, place, work))
  })

  const places: Place[] = [
    { point: 'answer-account-request', when: 'after' },
    { point: 'keep-mail', when: 'after' },
    { point: 'finish-account-request', when: 'before' },
  ]
  const death = sharedDeath(stack, places.length)
  it.concurrent.for(places)('$point $when: one mail all the same, and its link works', (place) =>
    comesOnce((email, work) => death({ ...place, about: email }, work)),
  )
})

describe('a process that dies in a registration', () => {
  const register = (email: string, password: string) =>
    guest(backend).call('register', { body: { name: 'Rita Register', email, password } })
  const newEmail = () => `dies-${randomBytes(6).toString('hex')}@example.test`

  const death = sharedDeath(stack, 2)
  it.concurrent(
    'before there is an account: it can be opened again, with another password too',
    async ({ expect }) => {
      const email = newEmail()
      const place = { point: 'register-identity', when: 'after', about: email } as const
      await death(place, () => register(email, 'the-first-one-1'))
      await query(
        `update provider_identity set created_at = created_at - interval '2 minutes' where entity_id = $1`,
        [email],
      )
      expect(await register(email, 'the-second-one-2')).toMatchObject({ status: 201 })
      expect([await signIn(email, 'the-first-one-1'), await signIn(email, 'the-second-one-2')]).toEqual([
        401, 200,
      ])
    },
  )

  it.concurrent(
    'before the login is tied to the account: the address is taken, and a mailed link opens it',
    async ({ expect }) => {
      const email = newEmail()
      const place = { point: 'create-customers', when: 'after', about: email } as const
      await death(place, () => register(email, 'the-first-one-1'))
      expect(await register(email, 'the-first-one-1')).toMatchObject({ status: 409, code: 'email_taken' })
      await guest(backend).must('forgotPassword', { body: { email } })
      const { token } = await nextLink(stack, email, 'reset-password')
      expect(await reset(email, token)).toMatchObject({ status: 200 })
      expect(await signIn(email, NEW)).toBe(200)
    },
  )
})
