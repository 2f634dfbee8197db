import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { newShopper } from '../support/actors'
import { codeOf, freshCode, newProtected, protect } from '../support/authenticator'
import { rows } from '../support/database'
import {
  accept,
  browserOf,
  invite,
  medusaAt,
  newMedusaUser,
  type MedusaUser,
  type Said,
} from '../support/medusa-user'
import { runScript } from '../support/run-script'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const call = medusaAt(backend)
const post = (path: string, body: unknown, token?: string) => call('POST', path, { body, token })
const productsAs = async (token = '') => (await call('GET', '/admin/products?limit=1', { token })).status

interface Factor {
  secret: string
  /** What turned it on. */
  firstCode: string
  /** Where Medusa has it. */
  path: string
}

/** A call of the pages of Medusa's admin, in a browser that is signed in. */
type Browser = (method: string, path: string, body?: unknown) => ReturnType<typeof call>
const openBrowser = async (token: string | undefined): Promise<Browser> => {
  const cookie = await browserOf(backend, token)
  return (method, path, body) => call(method, path, { body, headers: { cookie } })
}

/** Turns a user's second factor on, as their profile does: in a browser. */
async function protectIn(browser: Browser, label: string): Promise<Factor> {
  const started = await browser('POST', '/auth/mfa/factors', { provider: 'totp', label })
  expect(started.status).toBe(200)
  const { secret = '', mfa_factor } = started.said
  const path = `/auth/mfa/factors/${mfa_factor?.id ?? ''}`
  expect((await browser('POST', `${path}/verify`, { code: '000000' })).status).toBe(400)
  const firstCode = codeOf(secret)
  expect(await browser('POST', `${path}/verify`, { code: firstCode })).toMatchObject({
    status: 200,
    said: { mfa_factor: { status: 'enabled' } },
  })
  return { secret, firstCode, path }
}
async function protectUser({ email, signIn }: MedusaUser): Promise<Factor & { browser: Browser }> {
  const browser = await openBrowser((await signIn()).said.token)
  return { ...(await protectIn(browser, email)), browser }
}
const statusOfFactor = async (path: string) =>
  (
    await rows<{ status: string }>(databaseUrl, 'select status from auth_mfa_factor where id = $1', [
      path.split('/').at(-1),
    ])
  )[0]?.status
/** What the mails to a user say became of their second factor. */
const toldOf = async (email: string) =>
  (
    await rows<{ change: string }>(
      databaseUrl,
      `select data->>'change' as change from mail_message
        where "to" = $1 and template = 'user-second-factor-changed' order by created_at`,
      [email],
    )
  ).map(({ change }) => change)
const wayOf = ({ mfa_challenge }: Said) => `/auth/mfa/challenges/${mfa_challenge?.id ?? ''}/verify`
const WRONG = { method: 'totp', code: '000000' }

describe('a user of Medusa’s admin with a second factor', () => {
  let user: MedusaUser
  let secret = ''
  beforeAll(async () => {
    user = await newMedusaUser(backend)
    secret = (await protectUser(user)).secret
  }, 60_000)

  it('is let in by password and code, and by neither alone', async () => {
    const { status, said } = await user.signIn()
    expect(status).toBe(200)
    expect(said.mfa_required).toBe(true)
    expect(await productsAs(said.token)).toBe(401)
    const code = { method: 'totp', code: await freshCode(stack, secret) }
    // Nor without the token that the password gave.
    expect((await post(wayOf(said), code)).status).toBe(401)
    const done = await post(wayOf(said), code, said.token)
    expect(done.status).toBe(200)
    expect(await productsAs(done.said.token)).toBe(200)
  })

  it('may be wrong five times; then the right code does not help either', async () => {
    const { said } = await user.signIn()
    for (let time = 0; time < 5; time += 1)
      expect((await post(wayOf(said), WRONG, said.token)).status).toBe(400)
    expect((await post(wayOf(said), { method: 'totp', code: codeOf(secret) }, said.token)).status).toBe(400)
  })
})

/** Both steps. @returns what the second is answered, with the token where it was right */
async function signInWith(user: MedusaUser, code: string, method = 'totp') {
  const { said } = await user.signIn()
  return post(wayOf(said), { method, code }, said.token)
}
const signedIn = async (user: MedusaUser, secret: string) =>
  (await signInWith(user, await freshCode(stack, secret))).said.token

describe('a code of such a user', () => {
  const USED = { status: 400, said: { message: expect.stringMatching('used already') as string } }

  it('is good once, whichever sign-in it comes with, and for nothing else after it', async () => {
    const user = await newMedusaUser(backend)
    const { secret, firstCode, path } = await protectUser(user)
    // What turned the factor on is used up too.
    expect(await signInWith(user, firstCode)).toMatchObject(USED)
    const code = await freshCode(stack, secret)
    const steps = await Promise.all(Array.from({ length: 4 }, user.signIn))
    const answers = await Promise.all(
      steps.map(({ said }) => post(wayOf(said), { method: 'totp', code }, said.token)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    const token = answers.find(({ status }) => status === 200)?.said.token
    expect(await post(`${path}/verify`, { code }, token)).toMatchObject(USED)
    expect(await call('DELETE', path, { body: { method: 'totp', code }, token })).toMatchObject(USED)
    expect(await statusOfFactor(path)).toBe('enabled')
    // The one after it is another.
    expect((await signInWith(user, codeOf(secret, 1))).status).toBe(200)
  }, 60_000)

  it('is not used up by a call that could not use it', async () => {
    const user = await newMedusaUser(backend)
    const { secret } = await protectUser(user)
    const code = { method: 'totp', code: await freshCode(stack, secret) }
    const { said } = await user.signIn()
    expect((await post('/auth/mfa/challenges/none/verify', code, said.token)).status).toBe(404)
    expect((await post(wayOf(said), code, said.token)).status).toBe(200)
  })
})

describe('the second factor of such a user', () => {
  it('goes with a code alone: neither a sign-in nor a used, wrong or new recovery code is enough', async () => {
    const user = await newMedusaUser(backend)
    const { secret, path, browser } = await protectUser(user)
    const made = await browser('POST', '/auth/mfa/recovery-codes', {})
    const [recoveryCode = ''] = made.said.recovery_codes ?? []
    const remove = (body: unknown) => browser('DELETE', path, body)
    for (const body of [{}, { method: 'totp' }, undefined])
      expect(await remove(body)).toMatchObject({
        status: 400,
        said: {
          message: expect.stringMatching(/^MFA verification code is required to disable MFA/) as string,
        },
      })
    for (const code of ['000000', 'no code', 'ffff-'.repeat(8).slice(0, -1)])
      expect((await remove({ method: 'totp', code })).status).toBe(400)
    await rows(
      databaseUrl,
      `update auth_mfa_factor set updated_at = now() - interval '16 minutes' where id = $1`,
      [path.split('/').at(-1)],
    )
    expect(await browser('POST', '/auth/mfa/recovery-codes', {})).toMatchObject({
      status: 400,
      said: { message: expect.stringMatching('disable it with a code') as string },
    })
    expect(await statusOfFactor(path)).toBe('enabled')
    expect((await user.signIn()).said.mfa_required).toBe(true)
    expect(await remove({ method: 'recovery_code', code: recoveryCode })).toMatchObject({
      status: 200,
      said: { mfa_factor: { status: 'disabled' } },
    })
    expect((await user.signIn()).said.mfa_required).toBeUndefined()
    // What was only begun goes without.
    const begun = await browser('POST', '/auth/mfa/factors', { provider: 'totp' })
    const pending = `/auth/mfa/factors/${begun.said.mfa_factor?.id ?? ''}`
    expect((await browser('DELETE', pending, {})).status).toBe(200)
    expect((await browser('GET', '/admin/users/me')).status).toBe(200)
    expect(secret).not.toBe(begun.said.secret)
  }, 60_000)

  it('is not guessed by who holds a session: ten codes, wherever they are tried', async () => {
    const user = await newMedusaUser(backend)
    const { secret, path, browser } = await protectUser(user)
    for (let time = 0; time < 5; time += 1) {
      expect((await browser('POST', `${path}/verify`, { code: '000000' })).status).toBe(400)
      expect((await browser('DELETE', path, WRONG)).status).toBe(400)
    }
    const code = await freshCode(stack, secret)
    for (const held of [
      await browser('POST', `${path}/verify`, { code }),
      await browser('DELETE', path, { method: 'totp', code }),
    ]) {
      expect(held.status).toBe(429)
      expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(600)
    }
    expect(await statusOfFactor(path)).toBe('enabled')
  }, 60_000)

  it('is turned off by the shop for whoever has lost phone and codes, and a mail says so', async () => {
    const user = await newMedusaUser(backend)
    const { path, browser } = await protectUser(user)
    await sleep(1100)
    await runScript(stack, 'remove-second-factor', user.email)
    expect(await statusOfFactor(path)).toBe('disabled')
    expect((await browser('GET', '/admin/users/me')).status).toBe(401)
    expect((await user.signIn()).said.mfa_required).toBeUndefined()
    expect(await toldOf(user.email)).toEqual(['on', 'off'])
  }, 120_000)
})

describe('sign-ins from before a change of the second factor', () => {
  const me = async (browser: Browser) => (await browser('GET', '/admin/users/me')).status
  const meAs = async (token = '') => (await call('GET', '/admin/users/me', { token })).status

  it('end when it is set up, and when it is taken away or replaced, but for the browser that does so', async () => {
    const user = await newMedusaUser(backend)
    const { said: before } = await user.signIn()
    const elsewhere = await openBrowser(before.token)
    const { secret, path, browser } = await protectUser(user)
    expect([await meAs(before.token), await me(elsewhere)]).toEqual([401, 401])
    for (const way of ['/auth/token/refresh', '/auth/session'])
      expect([way, (await post(way, {}, before.token)).status]).toEqual([way, 401])
    expect((await call('GET', '/auth/mfa/factors', { token: before.token })).status).toBe(401)
    expect(await me(browser)).toBe(200)
    // As the profile's page does next.
    const { recovery_codes: codes = [] } = (await browser('POST', '/auth/mfa/recovery-codes', {})).said
    expect(codes).toHaveLength(10)
    const { said: asked } = await user.signIn()
    const recovered = { method: 'recovery_code', code: codes[0] }
    expect((await post(wayOf(asked), recovered, asked.token)).status).toBe(200)

    const withCode = await signedIn(user, secret)
    const kept = await openBrowser(withCode)
    expect([await meAs(withCode), await me(kept)]).toEqual([200, 200])
    // A token says to the second when it was made.
    await sleep(1100)
    const gone = await browser('DELETE', path, { method: 'totp', code: await freshCode(stack, secret) })
    expect(gone.status).toBe(200)
    // Nor does what the factor had ended come back with its end.
    for (const token of [withCode, before.token]) expect(await meAs(token)).toBe(401)
    expect([await me(kept), await me(elsewhere), await me(browser)]).toEqual([401, 401, 200])
    const withoutFactor = (await user.signIn()).said.token
    expect(await meAs(withoutFactor)).toBe(200)

    const next = await protectIn(browser, user.email)
    expect([await meAs(withoutFactor), await me(browser)]).toEqual([401, 200])
    expect(await meAs(await signedIn(user, next.secret))).toBe(200)
    // Whoever it belongs to is told each time.
    await expect.poll(() => toldOf(user.email)).toEqual(['on', 'used', 'off', 'on'])
  }, 60_000)

  it('end where their login is a customer’s too, and the factor is changed there', async () => {
    const shopper = await newShopper(backend)
    const { email, password, api } = shopper
    const invitation = await invite(backend, email)
    const signIn = async () => (await post('/auth/user/emailpass', { email, password })).said
    await accept(backend, invitation, email, (await signIn()).token)
    const before = (await signIn()).token
    expect(await meAs(before)).toBe(200)
    const { secret, firstCode } = await protect(stack, shopper)
    expect(await meAs(before)).toBe(401)
    const said = await signIn()
    // The code that turned it on at the shop is used up here as well.
    expect((await post(wayOf(said), { method: 'totp', code: firstCode }, said.token)).status).toBe(400)
    const right = { method: 'totp', code: await freshCode(stack, secret) }
    const withCode = (await post(wayOf(said), right, said.token)).said.token
    expect(await meAs(withCode)).toBe(200)
    await sleep(1100)
    await api.must('removeSecondFactor', { body: { password, code: await freshCode(stack, secret) } })
    expect([await meAs(before), await meAs(withCode)]).toEqual([401, 401])
    expect(await meAs((await signIn()).token)).toBe(200)
  }, 60_000)
})

describe('guessing the codes of such a user', () => {
  it('at one sign-in, all at once, is five guesses; at as many sign-ins as one likes it is ten', async () => {
    const user = await newMedusaUser(backend)
    const { secret } = await protectUser(user)
    const { said } = await user.signIn()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(wayOf(said), WRONG, said.token)))
    const told = answers.map(({ said: { message } }) => message)
    expect(told.filter((message) => message === 'Invalid MFA challenge code')).toHaveLength(4)
    expect(told.filter((message) => message === 'MFA challenge has too many failed attempts')).toHaveLength(4)
    const guess = async (given = WRONG) => {
      const next = (await user.signIn()).said
      return post(wayOf(next), given, next.token)
    }
    for (let time = 0; time < 2; time += 1) expect((await guess()).status).toBe(400)
    const held = await guess({ method: 'totp', code: codeOf(secret) })
    expect(held.status).toBe(429)
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(600)
  }, 60_000)
})

describe('a customer at Medusa’s own sign-in', () => {
  it('is nobody there, with the right password too', async () => {
    for (const { email, password } of [await newShopper(backend), await newProtected(stack)]) {
      const right = await post('/auth/user/emailpass', { email, password })
      const wrong = await post('/auth/user/emailpass', { email, password: 'wrong' })
      expect(right.said).toEqual({ type: 'unauthorized', message: 'Invalid email or password' })
      expect([right.status, right.said]).toEqual([wrong.status, wrong.said])
    }
  })

  it('who is invited takes that up with their own login, and reaches no second factor before', async () => {
    const { email, password, secret } = await newProtected(stack)
    const invitation = await invite(backend, email)
    expect((await post('/auth/user/emailpass/register', { email, password })).said).toMatchObject({
      message: 'Identity with email already exists',
    })
    const { said } = await post('/auth/user/emailpass', { email, password })
    expect(said.mfa_required).toBe(true)
    for (const [method, path, body] of [
      ['GET', '/auth/mfa/factors'],
      ['POST', '/auth/mfa/factors', { provider: 'totp' }],
      ['DELETE', '/auth/mfa/factors/any', WRONG],
      ['POST', '/auth/mfa/recovery-codes', {}],
    ] as const)
      expect([method, path, (await call(method, path, { body, token: said.token })).status]).toEqual([
        method,
        path,
        401,
      ])
    // As the invitation's page does.
    expect((await post('/auth/session', {}, said.token)).status).toBe(200)
    expect((await accept(backend, invitation, email, said.token)).status).toBe(401)
    const right = { method: 'totp', code: await freshCode(stack, secret) }
    const { token } = (await post(wayOf(said), right, said.token)).said
    expect((await accept(backend, invitation, email, token)).status).toBe(200)
    expect((await call('GET', '/auth/mfa/factors', { token })).status).toBe(200)
    expect((await post('/auth/user/emailpass', { email, password })).said.mfa_required).toBe(true)
  })
})
