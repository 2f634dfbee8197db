import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { guest, newShopper, type Shopper } from '../support/actors'
import { newAdministrator } from '../support/administrators'
import { ApiClient } from '../support/api-client'
import { codeOf, freshCode, newProtected, protect, type Protected } from '../support/authenticator'
import { rows } from '../support/database'
import { mailsOf, nextLink } from '../support/mailed-link'
import { runScript } from '../support/run-script'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const MAIL = 'second-factor-changed'
const sql = <T extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  rows<T>(databaseUrl, text, values)
const anywhere = () => ({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}` })

/** The first step, in a browser of its own: what the shop wants for the second. */
async function firstStep({ email, password }: Pick<Shopper, 'email' | 'password'>, rememberMe = false) {
  const api = new ApiClient(backend)
  const answer = await api.call('login', { body: { email, password, rememberMe }, headers: anywhere() })
  if (answer.ok) throw new Error('The password was enough')
  const { challenge } = answer.extra as { challenge: string }
  const finish = (code: string, from = anywhere()) =>
    api.call('finishLogin', { body: { challenge, code }, headers: from })
  return { api, answer, challenge, finish }
}
const sessionsOf = ({ id }: Pick<Shopper, 'id'>) =>
  sql<{ factor: boolean }>(
    `select second_factor_at is not null as factor from login_session
     where customer_id = $1 and revoked_at is null and deleted_at is null`,
    id,
  )

describe('setting two-step sign-in up', () => {
  it('takes a verified address, the password and a code; then other sign-ins end and a mail says so', async () => {
    const { api, email, password, id } = await newShopper(backend)
    expect(await api.must('getSecondFactor')).toEqual({
      isOn: false,
      addedAt: null,
      codesLeft: 0,
      requiredBy: null,
    })
    const start = (given: string) => api.call('startSecondFactor', { body: { password: given } })
    expect(await start(password)).toMatchObject({ status: 403, code: 'email_unverified' })
    await sql('update customer_security set email_verified_at = now() where customer_id = $1', id)
    expect(await start('not-the-password')).toMatchObject({ status: 400, code: 'wrong_password' })
    const confirm = (code: string) => api.call('confirmSecondFactor', { body: { code } })
    expect(await confirm('123456')).toMatchObject({ status: 409, code: 'conflict' })

    const elsewhere = new ApiClient(backend)
    elsewhere.token = (await elsewhere.must('login', { body: { email, password } })).token
    await api.must('startSecondFactor', { body: { password } })
    const { secret, address, picture } = await api.must('startSecondFactor', { body: { password } })
    const told = new URL(address)
    expect(told.protocol).toBe('otpauth:')
    expect([told.searchParams.get('secret'), told.searchParams.get('issuer')]).toEqual([secret, 'Caseloom'])
    expect(decodeURIComponent(told.pathname)).toContain(email)
    expect(picture.size).toBeGreaterThan(28)
    expect(picture.path).toMatch(/^(M\d+ \d+h\d+v1H\d+z)+$/)
    expect(await confirm('000000')).toMatchObject({ status: 400, code: 'wrong_code' })
    expect(await elsewhere.call('getProfile')).toMatchObject({ ok: true })

    const done = await confirm(codeOf(secret).replace(/(...)/, '$1 '))
    if (!done.ok) throw new Error(done.error)
    expect(new Set(done.data.recoveryCodes).size).toBe(10)
    expect(await api.must('getSecondFactor')).toMatchObject({ isOn: true, codesLeft: 10, requiredBy: null })
    expect(await elsewhere.call('getProfile')).toMatchObject({ status: 401 })
    expect(await sessionsOf({ id })).toEqual([{ factor: true }])
    expect(await mailsOf(stack, email, MAIL)).toBe(1)
    expect(await start(password)).toMatchObject({ status: 409, code: 'conflict' })

    const kept = await sql<{ text: string }>(
      `select concat(f::text, (select string_agg(c::text, '') from auth_mfa_recovery_code c
         where c.auth_identity_id = f.auth_identity_id)) as text
       from auth_mfa_factor f join auth_identity a on a.id = f.auth_identity_id
       where a.app_metadata->>'customer_id' = $1`,
      id,
    )
    expect(kept.length).toBeGreaterThan(0)
    for (const { text } of kept)
      for (const open of [secret, ...done.data.recoveryCodes]) expect(text).not.toContain(open)
  })
})

describe('an account whose address a stranger registered', () => {
  /** Its owner presses the mail's button, in a browser of their own. */
  async function confirmedElsewhere() {
    const stranger = await newShopper(backend)
    const { email } = stranger
    const { token } = await nextLink(stack, email, 'verify-email')
    const owner = new ApiClient(backend)
    await owner.must('verifyEmail', { query: { token, email } })
    return { stranger, owner }
  }
  const refused = {
    status: 403,
    code: 'email_unverified',
    error: expect.stringMatching('another browser') as string,
  }

  it('gets no second factor from them, and is its owner’s by a new password', async () => {
    const { stranger, owner } = await confirmedElsewhere()
    const { api, email, password } = stranger
    expect(await api.call('startSecondFactor', { body: { password } })).toMatchObject(refused)
    expect(await api.call('confirmSecondFactor', { body: { code: '123456' } })).toMatchObject(refused)
    await owner.must('forgotPassword', { body: { email } })
    const { token } = await nextLink(stack, email, 'reset-password')
    const newPassword = 'the-owners-own-4'
    await owner.must('resetPassword', { body: { email, token, newPassword } })
    owner.token = (await owner.must('login', { body: { email, password: newPassword } })).token
    await owner.must('startSecondFactor', { body: { password: newPassword } })
  })

  it('is beyond doubt once its password was given where the mail was opened', async () => {
    const { stranger, owner } = await confirmedElsewhere()
    const { api, email, password } = stranger
    await owner.must('login', { body: { email, password } })
    await api.must('startSecondFactor', { body: { password } })
  })
})

describe('signing in with two steps', () => {
  let person: Protected
  beforeAll(async () => {
    person = await newProtected(stack)
  })

  it('gives no token for the password alone, and one for the code after it', async () => {
    const before = await sessionsOf(person)
    const { api, answer, finish } = await firstStep(person, true)
    expect(answer).toMatchObject({ status: 401, code: 'second_factor_required' })
    expect(Object.keys(answer.extra as object).sort()).toEqual(['challenge', 'expiresAt'])
    expect(await sessionsOf(person)).toEqual(before)
    expect(await finish('')).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(await finish('000000')).toMatchObject({ status: 400, code: 'wrong_code' })
    expect(await finish('no code at all')).toMatchObject({ status: 400, code: 'wrong_code' })
    const done = await finish(await freshCode(stack, person.secret))
    expect(done).toMatchObject({ ok: true, data: { userId: person.id, rememberMe: true } })
    if (!done.ok) return
    expect((Date.parse(done.data.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 1)
    api.token = done.data.token
    expect(await api.must('getProfile')).toMatchObject({ email: person.email })
    expect(await sessionsOf(person)).toEqual([{ factor: true }, { factor: true }])
  })

  it('takes a challenge once, and a code once whatever challenge it comes with', async () => {
    const code = await freshCode(stack, person.secret)
    const first = await firstStep(person)
    const second = await firstStep(person)
    const before = (await sessionsOf(person)).length
    const answers = await Promise.all(Array.from({ length: 6 }, () => first.finish(code)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await second.finish(code)).toMatchObject({
      code: 'wrong_code',
      error: expect.stringMatching('used already') as string,
    })
    expect(await first.finish(await freshCode(stack, person.secret))).toMatchObject({
      status: 400,
      code: 'challenge_expired',
    })
    expect((await sessionsOf(person)).length).toBe(before + 1)
  })

  it('takes each recovery code once, however it is typed, and says so by mail', async () => {
    const [code = '', other = ''] = person.recoveryCodes
    const typed = code.replaceAll('-', ' ').toUpperCase()
    const { finish } = await firstStep(person)
    expect(await finish(typed)).toMatchObject({ ok: true })
    expect(await (await firstStep(person)).finish(typed)).toMatchObject({ code: 'wrong_code' })
    expect(await person.api.must('getSecondFactor')).toMatchObject({ codesLeft: 9 })
    expect(await mailsOf(stack, person.email, MAIL)).toBe(2)
    const twins = await Promise.all([firstStep(person), firstStep(person)])
    const at = await Promise.all(twins.map((step) => step.finish(other)))
    expect(at.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is refused with what somebody made up, or has from another account', async () => {
    const other = await newProtected(stack)
    const { challenge } = await firstStep(person)
    const theirs = await firstStep(other)
    const [id = '', customer = '', mark = ''] = challenge.split('.')
    const [, otherCustomer = ''] = theirs.challenge.split('.')
    const code = await freshCode(stack, other.secret)
    for (const forged of [
      'none',
      `${id}.${customer}`,
      `${id}.${customer}.${'A'.repeat(43)}`,
      `${id}.${otherCustomer}.${mark}`,
      `${theirs.challenge.split('.')[0] ?? ''}.${customer}.${mark}`,
      `${challenge}x`,
    ])
      expect(
        await guest(backend).call('finishLogin', { body: { challenge: forged, code } }),
        forged,
      ).toMatchObject({
        status: 400,
        code: 'challenge_expired',
      })
    const mine = { body: { challenge, code }, headers: anywhere() }
    expect(await guest(backend).call('finishLogin', mine)).toMatchObject({ code: 'wrong_code' })
    expect(await theirs.finish(code)).toMatchObject({ ok: true })
  })

  it('ends with the password that it began with: one that was changed meanwhile opens nothing', async () => {
    const own = await newProtected(stack)
    const { finish } = await firstStep(own)
    await own.api.must('changePassword', {
      body: { currentPassword: own.password, newPassword: 'a-brand-new-pass-9' },
    })
    expect(await finish(await freshCode(stack, own.secret))).toMatchObject({ code: 'invalid_credentials' })
    expect(await sessionsOf(own)).toHaveLength(1)
  })
})

describe('guessing codes', () => {
  it('is over after five for one sign-in, and after ten for an account; its owner’s own browser is let in', async () => {
    const person = await newProtected(stack)
    const { finish } = await firstStep(person)
    for (let wrong = 1; wrong < 5; wrong += 1)
      expect(await finish('000000')).toMatchObject({ code: 'wrong_code' })
    expect(await finish('000000')).toMatchObject({ code: 'challenge_expired' })
    expect(await finish(await freshCode(stack, person.secret))).toMatchObject({ code: 'challenge_expired' })
    // Six so far.
    for (let looked = 6; looked < 10; looked += 1)
      expect(await (await firstStep(person)).finish('000000')).toMatchObject({ code: 'wrong_code' })
    const held = await (await firstStep(person)).finish('000000')
    expect(held).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(600)
    // Knowing the password has cleared nothing of it, and the owner is not kept out by it.
    const { email, password, api } = person
    const own = await api.call('login', { body: { email, password } })
    const { challenge } = (own.ok ? {} : own.extra) as { challenge: string }
    const body = { challenge, code: await freshCode(stack, person.secret) }
    expect(await api.call('finishLogin', { body })).toMatchObject({ ok: true })
  }, 60_000)
})

describe('two-step sign-in', () => {
  it('outlives a forgotten password', async () => {
    const person = await newProtected(stack)
    const { email } = person
    await guest(backend).must('forgotPassword', { body: { email } })
    const { token } = await nextLink(stack, email, 'reset-password')
    const password = 'a-brand-new-pass-8'
    await guest(backend).must('resetPassword', { body: { email, token, newPassword: password } })
    const { answer, finish } = await firstStep({ email, password })
    expect(answer.code).toBe('second_factor_required')
    expect(await finish(await freshCode(stack, person.secret))).toMatchObject({ ok: true })
  })

  it('goes with the password and a code, and so do new recovery codes come', async () => {
    const person = await newProtected(stack)
    const { api, password, email, recoveryCodes } = person
    const remove = (given: string, code: string) =>
      api.call('removeSecondFactor', { body: { password: given, code } })
    const renew = (given: string, code: string) =>
      api.call('renewRecoveryCodes', { body: { password: given, code } })
    for (const act of [remove, renew]) {
      expect(await act('not-it', await freshCode(stack, person.secret))).toMatchObject({
        code: 'wrong_password',
      })
      expect(await act(password, '000000')).toMatchObject({ code: 'wrong_code' })
    }
    const renewed = await renew(password, await freshCode(stack, person.secret))
    if (!renewed.ok) throw new Error(renewed.error)
    const [former = ''] = recoveryCodes
    const [present = ''] = renewed.data.recoveryCodes
    expect(await remove(password, former)).toMatchObject({ code: 'wrong_code' })
    expect(await remove(password, present)).toMatchObject({ ok: true, data: { isOn: false } })
    expect(await sessionsOf(person)).toEqual([{ factor: false }])
    expect(await remove(password, present)).toMatchObject({ status: 409, code: 'conflict' })
    expect(await mailsOf(stack, email, MAIL)).toBe(3)
    expect(await new ApiClient(backend).call('login', { body: { email, password } })).toMatchObject({
      ok: true,
    })
  }, 60_000)

  it('is out of reach of Medusa’s own routes', async () => {
    const { api } = await newProtected(stack)
    for (const [method, path] of [
      ['GET', '/auth/mfa/factors'],
      ['POST', '/auth/mfa/factors'],
      ['DELETE', '/auth/mfa/factors/any'],
      ['POST', '/auth/mfa/recovery-codes'],
    ] as const) {
      const headers = { authorization: `Bearer ${api.token ?? ''}`, 'content-type': 'application/json' }
      const body = method === 'GET' ? null : '{}'
      expect((await fetch(`${backend}${path}`, { method, headers, body })).status, path).toBe(404)
    }
  })

  it('is taken away by the shop for whoever has lost phone and codes', async () => {
    const { email, password } = await newProtected(stack)
    await runScript(stack, 'remove-second-factor', email)
    expect(await new ApiClient(backend).call('login', { body: { email, password } })).toMatchObject({
      ok: true,
    })
    expect(await mailsOf(stack, email, MAIL)).toBe(2)
  }, 120_000)

  it('leaves nothing behind when the account goes', async () => {
    const { api, id, password } = await newProtected(stack)
    const logins = await sql<{ id: string }>(
      "select id from auth_identity where app_metadata->>'customer_id' = $1",
      id,
    )
    expect(logins).toHaveLength(1)
    await api.must('deleteAccount', { body: { password } })
    for (const table of ['auth_mfa_factor', 'auth_mfa_recovery_code'])
      expect(await sql(`select 1 from ${table} where auth_identity_id = $1`, logins[0]?.id)).toEqual([])
  })
})

describe('the panel of an administrator without a second factor', () => {
  let admin: Shopper
  let asked: Shopper
  const stats = ({ api }: Shopper) => api.call('adminStats')
  const wasAsked = (days: number) =>
    sql(
      'update customer_security set factor_asked_at = now() - make_interval(days => $2) where customer_id = $1',
      admin.id,
      days,
    )
  beforeAll(async () => {
    asked = await newAdministrator(stack)
    admin = await newAdministrator(stack)
  })

  it('is open for a week, and says until when', async () => {
    await wasAsked(6)
    expect(await stats(admin)).toMatchObject({ ok: true })
    const { requiredBy } = await admin.api.must('getSecondFactor')
    expect((Date.parse(requiredBy ?? '') - Date.now()) / 86_400_000).toBeCloseTo(1, 2)
    expect((await (await newShopper(backend)).api.must('getSecondFactor')).requiredBy).toBeNull()
  })

  it('is closed then, until a code opens it; without the factor it closes again', async () => {
    await wasAsked(8)
    const closed = { status: 403, code: 'second_factor_missing' }
    expect(await stats(admin)).toMatchObject(closed)
    expect(await admin.api.call('listPending')).toMatchObject(closed)
    // What every customer has is theirs as ever.
    expect(await admin.api.must('getProfile')).toMatchObject({ isAdmin: true })
    const { secret, password, email } = await protect(stack, admin)
    expect(await stats(admin)).toMatchObject({ ok: true })
    const { api, finish } = await firstStep({ email, password })
    const done = await finish(await freshCode(stack, secret))
    api.token = done.ok ? done.data.token : null
    expect(await api.call('adminStats')).toMatchObject({ ok: true })
    await admin.api.must('removeSecondFactor', {
      body: { password, code: await freshCode(stack, secret) },
    })
    expect(await stats(admin)).toMatchObject(closed)
    expect(await api.call('adminStats')).toMatchObject(closed)
  })

  it('counts its week from when the shop began to ask', async () => {
    const since = async () =>
      (
        await sql<{ at: Date | null }>(
          'select factor_asked_at as at from customer_security where customer_id = $1',
          asked.id,
        )
      )[0]?.at
    await expect.poll(since, { timeout: 100_000, interval: 1000 }).toBeInstanceOf(Date)
  }, 110_000)
})
