import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { guest, newShopper } from '../support/actors'
import { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { claimsOf, forgedTokens, HS256, signed } from '../support/forged-tokens'
import { nextLink } from '../support/mailed-link'
import { merchandiser } from '../support/medusa-admin'
import { accept, browserOf, invite, medusaAt, newMedusaUser } from '../support/medusa-user'
import { exportedTable } from '../support/product-table'

const stack = inject('stack')
const { backend } = stack
const NEW = 'a-brand-new-pass-7'

async function isRefused(token: string): Promise<boolean> {
  const api = new ApiClient(backend)
  api.token = token
  const answer = await api.call('getProfile')
  expect(await api.must('debug')).toEqual({ authenticated: false, expiresAt: null })
  return answer.status === 401 && !answer.ok && answer.code === 'unauthenticated'
}

describe('a token that nobody was given', () => {
  it('is refused, whatever it claims', async () => {
    const { api } = await newShopper(backend)
    const good = api.token ?? ''
    const claims = claimsOf(good)
    const { exp: _exp, ...endless } = claims
    const forged = forgedTokens(good)
    expect(Object.keys(forged)).toHaveLength(40)
    for (const [name, token] of Object.entries(forged))
      expect([name, await isRefused(token)]).toEqual([name, true])
    // The same words under the right secret are good: the cases above fail of what they change.
    const same = new ApiClient(backend)
    same.token = signed(HS256, claims)
    expect(await same.must('getProfile')).toMatchObject({ id: claims.actor_id })
    // Whoever had the secret still needs the row, which says when it is over.
    await rows(stack.databaseUrl, `update login_session set expires_at = now() where id = $1`, [claims.jti])
    expect(await isRefused(signed(HS256, endless))).toBe(true)
  })

  it('a link’s token opens nothing by itself, and Medusa’s admin’s is none of ours', async () => {
    const { email } = await newShopper(backend)
    await guest(backend).must('forgotPassword', { body: { email } })
    expect(await isRefused((await nextLink(stack, email, 'reset-password')).token)).toBe(true)
    expect(await isRefused((await nextLink(stack, email, 'verify-email')).token)).toBe(true)
    expect(await isRefused((await merchandiser(backend)).token)).toBe(true)
  })

  it('a customer’s is none of Medusa’s own routes', async () => {
    const { api } = await newShopper(backend)
    const headers = { authorization: `Bearer ${api.token}` }
    const status = async (method: string, path: string) =>
      (await fetch(`${backend}${path}`, { method, headers })).status
    expect(await status('POST', '/auth/token/refresh')).toBe(404)
    expect(await status('POST', '/auth/session')).toBe(404)
    expect(await status('POST', '/auth/customer/emailpass')).toBe(404)
    expect(await status('GET', '/store/customers/me')).toBe(404)
    expect(await status('GET', '/admin/customers')).toBe(401)
  })
})

describe('a token that was good', () => {
  it.each(['logout', 'reset', 'change elsewhere', 'sign-out-others', 'deletion'])(
    'is refused at the next call after %s',
    async (what) => {
      const { api, email, password, id } = await newShopper(backend)
      const old = api.token ?? ''
      if (what === 'logout') await api.must('logout')
      if (what === 'deletion') await (await merchandiser(backend)).call('DELETE', `/customers/${id}`)
      if (what === 'reset') {
        await guest(backend).must('forgotPassword', { body: { email } })
        const { token } = await nextLink(stack, email, 'reset-password')
        await guest(backend).must('resetPassword', { body: { email, token, newPassword: NEW } })
      }
      if (what === 'change elsewhere' || what === 'sign-out-others') {
        const other = new ApiClient(backend)
        other.token = (await other.must('login', { body: { email, password } })).token
        const body = { currentPassword: password, newPassword: NEW }
        if (what === 'sign-out-others') await other.must('signOutOthers')
        else await other.must('changePassword', { body })
      }
      expect(await isRefused(old)).toBe(true)
    },
  )
})

describe('a sign-in to Medusa’s admin that was good', () => {
  const call = medusaAt(backend)
  /** The token of a user, and the cookie that it was turned into. */
  async function signedIn(token = '') {
    const cookie = await browserOf(backend, token)
    /** What the token and the cookie are answered. */
    const statuses = async (method: string, path: string, body?: unknown) => [
      (await call(method, path, { body, token })).status,
      (await call(method, path, { body, headers: { cookie } })).status,
    ]
    return { token, cookie, statuses }
  }

  it('ends with the user, wherever it is shown', async () => {
    const user = await newMedusaUser(backend)
    const { token, statuses } = await signedIn((await user.signIn()).said.token)
    expect(await statuses('GET', '/admin/users/me')).toEqual([200, 200])
    expect(await statuses('POST', '/auth/token/refresh')).toEqual([200, 200])
    expect(await statuses('GET', '/auth/mfa/factors')).toEqual([200, 200])
    const admin = await merchandiser(backend)
    const key = await admin.call<{ api_key: { token: string } }>('POST', '/api-keys', {
      title: 'A till',
      type: 'secret',
    })
    const { pathname: table } = new URL(await exportedTable(admin))
    expect(await statuses('GET', table)).toEqual([200, 200])
    await admin.call('DELETE', `/users/${user.id}`)
    expect(await statuses('GET', table)).toEqual([404, 404])
    expect(await statuses('GET', '/admin/users/me')).toEqual([401, 401])
    expect(await statuses('GET', '/admin/products?limit=1')).toEqual([401, 401])
    expect(await statuses('POST', '/admin/collections', { title: 'Spite' })).toEqual([401, 401])
    expect(await statuses('GET', '/ADMIN/products?limit=1')).toEqual([401, 401])
    expect(await statuses('POST', '/auth/token/refresh')).toEqual([401, 401])
    expect(await statuses('GET', '/auth/mfa/factors')).toEqual([401, 401])
    expect((await call('POST', '/auth/session', { token })).status).toBe(401)
    expect((await user.signIn()).status).toBe(401)
    // A key is nobody's sign-in.
    const basic = { authorization: `Basic ${Buffer.from(`${key.api_key.token}:`).toString('base64')}` }
    expect((await call('GET', '/admin/products?limit=1', { headers: basic })).status).toBe(200)
  })

  it('ends with its password, and is not renewed past it', async () => {
    // Somebody who is a customer here too: the login is the same.
    const { api, email, password } = await newShopper(backend)
    const invitation = await invite(backend, email)
    const signIn = async (given: string) =>
      (await call('POST', '/auth/user/emailpass', { body: { email, password: given } })).said.token
    await accept(backend, invitation, email, await signIn(password))
    const { token, statuses } = await signedIn(await signIn(password))
    expect(await statuses('GET', '/admin/users/me')).toEqual([200, 200])
    // A token says to the second when it was made.
    await sleep(1100)
    await api.must('changePassword', { body: { currentPassword: password, newPassword: NEW } })
    expect(await statuses('GET', '/admin/users/me')).toEqual([401, 401])
    expect(await statuses('POST', '/auth/token/refresh')).toEqual([401, 401])
    expect((await call('POST', '/auth/session', { token })).status).toBe(401)
    const again = await signedIn(await signIn(NEW))
    expect(await again.statuses('GET', '/admin/users/me')).toEqual([200, 200])
  })

  it('is over after a day in a cookie too, however often that is shown', async () => {
    const user = await newMedusaUser(backend)
    const claims = claimsOf((await user.signIn()).said.token ?? '')
    const { cookie } = await signedIn(signed(HS256, { ...claims, exp: Math.floor(Date.now() / 1000) + 10 }))
    const me = async () => (await call('GET', '/admin/users/me', { headers: { cookie } })).status
    expect(await me()).toBe(200)
    await expect.poll(me, { timeout: 30_000 }).toBe(401)
  })

  it('is ended by signing out for good, though a call that began before comes to its end after', async () => {
    const user = await newMedusaUser(backend)
    const { cookie, statuses } = await signedIn((await user.signIn()).said.token)
    const headers = { cookie, 'content-type': 'application/json' }
    const slow = request(`${backend}/admin/collections`, { method: 'POST', headers })
    const ended = new Promise<number | undefined>((resolve, reject) => {
      slow
        .on('error', reject)
        .on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
    })
    slow.write('{"title":')
    await sleep(2000)
    expect((await call('DELETE', '/auth/session', { headers: { cookie } })).status).toBe(200)
    slow.end(`"Slow ${user.id}"}`)
    expect(await ended).toBe(200)
    expect(await statuses('GET', '/admin/users/me')).toEqual([200, 401])
  })

  it('is ended by signing out, also where the user is gone', async () => {
    const user = await newMedusaUser(backend)
    const { cookie } = await signedIn((await user.signIn()).said.token)
    await (await merchandiser(backend)).call('DELETE', `/users/${user.id}`)
    expect((await call('DELETE', '/auth/session', { headers: { cookie } })).status).toBe(200)
  })
})

describe('a token in a cookie', () => {
  it('is as good as in the header, but changes something only from the shop’s own pages', async () => {
    const { api, id } = await newShopper(backend)
    const browser = new ApiClient(backend)
    browser.keepCookie('caseloom_session', api.token ?? '')
    expect(await browser.must('getProfile')).toMatchObject({ id })
    const change = (origin?: string) =>
      browser.call('updateProfile', {
        body: { name: 'Cookie Monster' },
        ...(origin && { headers: { origin } }),
      })
    for (const origin of [undefined, 'null', 'https://evil.example'])
      expect(await change(origin), origin ?? 'none').toMatchObject({ status: 403, code: 'forbidden' })
    expect(await change(backend)).toMatchObject({ data: { name: 'Cookie Monster' } })
    await browser.must('logout', { headers: { origin: backend } })
    expect(await api.call('getProfile')).toMatchObject({ status: 401 })
  })
})
