import { beforeAll, describe, expect, inject, it } from 'vitest'
import { newShopper } from '../support/actors'
import { codeOf, newProtected } from '../support/authenticator'
import { accept, invite, medusaAt, newMedusaUser, type MedusaUser, type Said } from '../support/medusa-user'

const stack = inject('stack')
const { backend } = stack
const call = medusaAt(backend)
const post = (path: string, body: unknown, token?: string) => call('POST', path, { body, token })
const productsAs = async (token = '') => (await call('GET', '/admin/products?limit=1', { token })).status

/** Turns a user's second factor on. @returns its secret */
async function protectUser({ email, signIn }: MedusaUser): Promise<string> {
  const token = (await signIn()).said.token ?? ''
  expect(await productsAs(token)).toBe(200)
  const started = await post('/auth/mfa/factors', { provider: 'totp', label: email }, token)
  expect(started.status).toBe(200)
  const { secret = '', mfa_factor } = started.said
  const factor = `/auth/mfa/factors/${mfa_factor?.id ?? ''}/verify`
  expect((await post(factor, { code: '000000' }, token)).status).toBe(400)
  expect(await post(factor, { code: codeOf(secret) }, token)).toMatchObject({
    status: 200,
    said: { mfa_factor: { status: 'enabled' } },
  })
  return secret
}
const wayOf = ({ mfa_challenge }: Said) => `/auth/mfa/challenges/${mfa_challenge?.id ?? ''}/verify`
const WRONG = { method: 'totp', code: '000000' }

describe('a user of Medusa’s admin with a second factor', () => {
  let user: MedusaUser
  let secret = ''
  beforeAll(async () => {
    user = await newMedusaUser(backend)
    secret = await protectUser(user)
  }, 60_000)

  it('is let in by password and code, and by neither alone', async () => {
    const { status, said } = await user.signIn()
    expect(status).toBe(200)
    expect(said.mfa_required).toBe(true)
    expect(await productsAs(said.token)).toBe(401)
    const code = { method: 'totp', code: codeOf(secret) }
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

describe('guessing the codes of such a user', () => {
  it('at one sign-in, all at once, is five guesses; at as many sign-ins as one likes it is ten', async () => {
    const user = await newMedusaUser(backend)
    const secret = await protectUser(user)
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
    const { token } = (await post(wayOf(said), { method: 'totp', code: codeOf(secret) }, said.token)).said
    expect((await accept(backend, invitation, email, token)).status).toBe(200)
    expect((await call('GET', '/auth/mfa/factors', { token })).status).toBe(200)
    expect((await post('/auth/user/emailpass', { email, password })).said.mfa_required).toBe(true)
  })
})
