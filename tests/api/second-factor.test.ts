import { randomBytes, randomInt } from 'node:crypto'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { codeOf } from '../support/authenticator'
import { merchandiser } from '../support/medusa-admin'

const { backend } = inject('stack')
const PASSWORD = 'a-password-of-a-user-1'

interface Said {
  token?: string
  mfa_required?: boolean
  mfa_challenge?: { id: string }
  mfa_factor?: { id: string; status: string }
  secret?: string
  recovery_codes?: string[]
  message?: string
}
async function post(path: string, body: unknown, token?: string): Promise<{ status: number; said: Said }> {
  const answer = await fetch(`${backend}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.19.${randomInt(256)}.${randomInt(256)}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, said: (await answer.json().catch(() => ({}))) as Said }
}
const productsAs = async (token: string) =>
  (await fetch(`${backend}/admin/products?limit=1`, { headers: { authorization: `Bearer ${token}` } })).status

describe('a user of Medusa’s admin with a second factor', () => {
  const email = `factor-${randomBytes(5).toString('hex')}@example.test`
  const signIn = () => post('/auth/user/emailpass', { email, password: PASSWORD })
  let secret = ''
  let before = ''

  beforeAll(async () => {
    const admin = await merchandiser(backend)
    const { invite } = await admin.call<{ invite: { token: string } }>('POST', '/invites', { email })
    const made = await post('/auth/user/emailpass/register', { email, password: PASSWORD })
    const accepted = await post(
      `/admin/invites/accept?token=${invite.token}`,
      { email, first_name: 'Fay', last_name: 'Factor' },
      made.said.token,
    )
    expect(accepted.status).toBe(200)
    before = (await signIn()).said.token ?? ''
    expect(await productsAs(before)).toBe(200)
    const started = await post('/auth/mfa/factors', { provider: 'totp', label: email }, before)
    expect(started.status).toBe(200)
    secret = started.said.secret ?? ''
    const factor = `/auth/mfa/factors/${started.said.mfa_factor?.id ?? ''}/verify`
    expect((await post(factor, { code: '000000' }, before)).status).toBe(400)
    expect(await post(factor, { code: codeOf(secret) }, before)).toMatchObject({
      status: 200,
      said: { mfa_factor: { status: 'enabled' } },
    })
  }, 60_000)

  it('is let in by password and code, and by neither alone', async () => {
    const { status, said } = await signIn()
    expect(status).toBe(200)
    expect(said.mfa_required).toBe(true)
    expect(await productsAs(said.token ?? '')).toBe(401)
    const way = `/auth/mfa/challenges/${said.mfa_challenge?.id ?? ''}/verify`
    const code = { method: 'totp', code: codeOf(secret) }
    // Nor without the token that the password gave.
    expect((await post(way, code)).status).toBe(401)
    const done = await post(way, code, said.token)
    expect(done.status).toBe(200)
    expect(await productsAs(done.said.token ?? '')).toBe(200)
  })

  it('may be wrong five times; then the right code does not help either', async () => {
    const { said } = await signIn()
    const way = `/auth/mfa/challenges/${said.mfa_challenge?.id ?? ''}/verify`
    for (let time = 0; time < 5; time += 1)
      expect((await post(way, { method: 'totp', code: '000000' }, said.token)).status).toBe(400)
    expect((await post(way, { method: 'totp', code: codeOf(secret) }, said.token)).status).toBe(400)
  })
})
