import { randomBytes, randomInt } from 'node:crypto'
import { merchandiser } from './medusa-admin'

/** What Medusa's own sign-in says. */
export interface Said {
  token?: string
  mfa_required?: boolean
  mfa_challenge?: { id: string }
  mfa_factor?: { id: string; status: string }
  secret?: string
  recovery_codes?: string[]
  message?: string
  user?: { id: string }
}

/** One call of Medusa's own routes, from an address that nobody else has. */
export const medusaAt =
  (backend: string) =>
  async (
    method: string,
    path: string,
    {
      body,
      token,
      headers,
    }: { body?: unknown; token?: string | undefined; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; said: Said; headers: Headers }> => {
    const answer = await fetch(`${backend}${path}`, {
      method,
      headers: {
        'x-forwarded-for': `198.19.${randomInt(256)}.${randomInt(256)}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const said = (await answer.json().catch(() => ({}))) as Said
    return { status: answer.status, said, headers: answer.headers }
  }

/** Has a browser keep a user's sign-in, as Medusa's pages do. @returns its cookies */
export async function browserOf(backend: string, token: string | undefined): Promise<string> {
  const { status, headers } = await medusaAt(backend)('POST', '/auth/session', { token })
  if (status !== 200) throw new Error(`The sign-in was not kept: ${status}`)
  return headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

export interface Login {
  email: string
  password: string
}

/** Has the merchandiser invite an address. @returns the invitation's token */
export async function invite(backend: string, email: string): Promise<string> {
  const admin = await merchandiser(backend)
  const made = await admin.call<{ invite: { token: string } }>('POST', '/invites', { email })
  return made.invite.token
}

/** Takes an invitation up, with the token of a login. */
export const accept = (backend: string, invitation: string, email: string, token: string | undefined) =>
  medusaAt(backend)('POST', `/admin/invites/accept?token=${invitation}`, {
    body: { email, first_name: 'Fay', last_name: 'Fellow' },
    token,
  })

export interface MedusaUser extends Login {
  id: string
  /** Of the password alone. */
  signIn: () => Promise<{ status: number; said: Said }>
}

/** A user of Medusa's admin whom nobody else in the run knows, who was invited as its pages do it. */
export async function newMedusaUser(backend: string): Promise<MedusaUser> {
  const login = {
    email: `user-${randomBytes(5).toString('hex')}@example.test`,
    password: 'a-password-of-a-user-1',
  }
  const call = medusaAt(backend)
  const invitation = await invite(backend, login.email)
  const made = await call('POST', '/auth/user/emailpass/register', { body: login })
  const { said } = await accept(backend, invitation, login.email, made.said.token)
  if (!said.user) throw new Error(`The invitation was not taken up: ${said.message}`)
  return { ...login, id: said.user.id, signIn: () => call('POST', '/auth/user/emailpass', { body: login }) }
}
