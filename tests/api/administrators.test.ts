import { randomBytes } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { guest, newShopper } from '../support/actors'
import { makeAdministrator } from '../support/administrators'
import { ApiClient } from '../support/api-client'
import { BACKEND_ENV } from '../support/backend-env'
import { rows } from '../support/database'
import { loggedText } from '../support/log-lines'
import { merchandiser } from '../support/medusa-admin'
import { mailsOf, nextLink } from '../support/mailed-link'
import { accept, medusaAt } from '../support/medusa-user'
import { runScript, runScriptWith } from '../support/run-script'
import { cloneDatabase, startTestServer } from '../support/stack/database'
import { withoutDemoData } from '../support/without-demo-data'

const stack = inject('stack')
const { backend, databaseUrl } = stack

const told = async (to: string, who: string) =>
  (
    await rows<{ change: string }>(
      databaseUrl,
      `select data->>'change' as change from mail_message where template = 'administrators-changed' and "to" = $1
         and data->>'who' like '%' || $2 || '%' order by created_at`,
      [to, who],
    )
  ).map(({ change }) => change)
const SOON = { timeout: 30_000, interval: 250 }

describe('the administrators', () => {
  it('are all told when somebody joins or leaves, whoever changed it, once for each change', async () => {
    const [{ email, id }, unproven] = await Promise.all([newShopper(backend), newShopper(backend)])
    await rows(databaseUrl, 'update customer_security set email_verified_at = now() where customer_id = $1', [
      id,
    ])
    const admin = await merchandiser(backend)
    const { customer_groups: groups } = await admin.call<{ customer_groups: { id: string; name: string }[] }>(
      'GET',
      '/customer-groups?q=Shop%20administrators',
    )
    const group = groups.find(({ name }) => name === 'Shop administrators')?.id ?? ''
    const change = (body: { add?: string[]; remove?: string[] }) =>
      admin.call('POST', `/customer-groups/${group}/customers`, body)
    // Whose address is not proved may be anybody's: the others are told of them, and they nothing of the others.
    await change({ add: [unproven.id] })
    await expect.poll(() => told('admin@caseloom.test', unproven.email), SOON).toEqual(['added'])
    await change({ add: [id] })
    for (const to of ['admin@caseloom.test', email])
      await expect.poll(() => told(to, email), SOON).toEqual(['added'])
    expect(await told(unproven.email, '')).toEqual([])
    await change({ remove: [id, unproven.id] })
    for (const to of ['admin@caseloom.test', email])
      await expect.poll(() => told(to, email), SOON).toEqual(['added', 'removed'])
    // By another door of Medusa's admin, and the other way by none at all.
    await admin.call('POST', `/customers/${id}/customer-groups`, { add: [group] })
    await expect.poll(() => told('admin@caseloom.test', email), SOON).toEqual(['added', 'removed', 'added'])
    await rows(databaseUrl, 'delete from customer_group_customer where customer_id = $1', [id])
    await expect
      .poll(() => told('admin@caseloom.test', email), { timeout: 90_000, interval: 1000 })
      .toEqual(['added', 'removed', 'added', 'removed'])
    await expect
      .poll(
        () => rows(databaseUrl, 'select who, email from administrator_seen where customer_id = $1', [id]),
        SOON,
      )
      .toEqual([{ who: '', email: '' }])
  }, 150_000)
})

const PASSWORD = 'a-password-of-my-own-1'
const someone = (who: string) => `${who}-${randomBytes(5).toString('hex')}@example.test`

describe('a customer who is made an administrator', () => {
  it('decides for no longer than an administrator’s eight hours, whatever was ticked at sign-in', async () => {
    const { api, email, password, id } = await newShopper(backend)
    const signedIn = async () => {
      api.token = (await api.must('login', { body: { email, password, rememberMe: true } })).token
      return Date.now()
    }
    const signedInAgo = (hours: number) =>
      rows(
        databaseUrl,
        `update login_session set created_at = now() - make_interval(hours => $2) where customer_id = $1`,
        [id, hours],
      )
    await signedIn()
    await signedInAgo(9)
    expect(await api.must('getProfile')).toMatchObject({ id, isAdmin: false })
    await makeAdministrator(stack, id)
    for (const endpoint of ['adminStats', 'getProfile'] as const)
      expect(await api.call(endpoint), endpoint).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await api.must('debug')).toEqual({ authenticated: false, expiresAt: null })
    // The same where somebody was signed in as a customer a moment ago: the hours count from the sign-in.
    await rows(databaseUrl, 'update customer_security set email_verified_at = null where customer_id = $1', [
      id,
    ])
    const at = await signedIn()
    const ends = async () => (Date.parse((await api.must('debug')).expiresAt ?? '') - at) / 3_600_000
    expect(await ends()).toBeCloseTo(30 * 24, 1)
    await rows(databaseUrl, 'update customer_security set email_verified_at = now() where customer_id = $1', [
      id,
    ])
    expect(await ends()).toBeCloseTo(8, 1)
    expect(await api.call('adminStats')).toMatchObject({ status: 200 })
    await signedInAgo(8)
    expect(await api.call('adminStats')).toMatchObject({ status: 401 })
  })
})

describe('an account that somebody else may have opened', () => {
  const confirm = async (browser: ApiClient, email: string) => {
    await guest(backend).must('resendVerification', { body: { email } })
    const { token } = await nextLink(stack, email, 'verify-email', 2)
    await browser.must('verifyEmail', { query: { token, email } })
  }
  const join = (id: string) =>
    rows(
      databaseUrl,
      `insert into customer_group_customer (id, customer_id, customer_group_id)
       select 'cusgc_' || $1, $1, id from customer_group where name = 'Shop administrators' and deleted_at is null`,
      [id],
    )
  const isAdmin = async (api: ApiClient) => (await api.must('getProfile')).isAdmin

  it('is no administrator’s by a confirmed address, but by a password that the mailbox chose', async () => {
    const { api: mallory, email, password, id } = await newShopper(backend)
    await nextLink(stack, email, 'verify-email')
    await join(id)
    const ada = guest(backend)
    await confirm(ada, email)
    const again = await new ApiClient(backend).must('login', { body: { email, password } })
    expect(again.user).toMatchObject({ emailVerified: true, isAdmin: false })
    expect(await mallory.call('adminStats')).toMatchObject({ status: 403, code: 'forbidden' })
    const next = 'a-different-password-1'
    await mallory.must('changePassword', { body: { currentPassword: password, newPassword: next } })
    expect(await isAdmin(mallory)).toBe(false)
    // The command knows of the doubt, and mails the link that ends it.
    const sandbox = { SANDBOX_SMTP_URL: stack.sandbox.smtp }
    const said = await runScriptWith(sandbox, stack, 'make-administrator', email)
    expect(said).toContain('by the link in the mail that was sent')
    const { token } = await nextLink(stack, email, 'reset-password')
    await ada.must('resetPassword', { body: { email, token, newPassword: PASSWORD } })
    expect(await mallory.call('adminStats')).toMatchObject({ status: 401 })
    const { user } = await ada.must('login', { body: { email, password: PASSWORD } })
    expect(user?.isAdmin).toBe(true)
  }, 240_000)

  it('is theirs who confirm it where they opened it, or know its password where they confirmed it', async () => {
    const [same, phone] = await Promise.all([newShopper(backend), newShopper(backend)])
    for (const { email, id } of [same, phone]) {
      await nextLink(stack, email, 'verify-email')
      await join(id)
    }
    await confirm(same.api, same.email)
    expect(await isAdmin(same.api)).toBe(true)
    const telephone = guest(backend)
    await confirm(telephone, phone.email)
    expect(await isAdmin(phone.api)).toBe(false)
    const { email, password } = phone
    const { user } = await telephone.must('login', { body: { email, password } })
    expect(user?.isAdmin).toBe(true)
    expect(await isAdmin(phone.api)).toBe(true)
    // It stays so, also where the telephone is forgotten.
    await phone.api.must('signOutOthers')
    expect(await isAdmin(phone.api)).toBe(true)
  }, 120_000)
})

describe('users of Medusa’s admin', () => {
  const call = medusaAt(backend)
  const RESET = '/auth/user/emailpass/reset-password'

  it('are mailed their invitation, again where it is sent again, and the way to a new password', async () => {
    const email = someone('mel')
    const admin = await merchandiser(backend)
    const { invite } = await admin.call<{ invite: { id: string } }>('POST', '/invites', { email })
    const first = await nextLink(stack, email, 'app/invite')
    expect(first.url.origin).toBe(backend)
    await admin.call('POST', `/invites/${invite.id}/resend`)
    const invitation = await nextLink(stack, email, 'app/invite', 2)
    expect(invitation.token).not.toBe(first.token)
    const made = await call('POST', '/auth/user/emailpass/register', { body: { email, password: PASSWORD } })
    expect((await accept(backend, invitation.token, email, made.said.token)).status).toBe(200)

    expect((await call('POST', RESET, { body: { identifier: email } })).status).toBe(201)
    const { token } = await nextLink(stack, email, 'app/reset-password')
    const password = 'another-password-of-my-own-2'
    const update = (next: string) =>
      call('POST', '/auth/user/emailpass/update', { body: { password: next }, token })
    expect((await update(password)).status).toBe(200)
    expect((await update('a-third-password-3')).status).toBe(401)
    expect(await mailsOf(stack, email, 'user-password-changed')).toBe(1)
    const signIn = (secret: string) =>
      call('POST', '/auth/user/emailpass', { body: { email, password: secret } })
    expect((await signIn(PASSWORD)).status).toBe(401)
    expect((await signIn(password)).status).toBe(200)
    expect(loggedText(stack)).not.toContain(email)
    // Whoever reads the database, or a copy of it, finds no way in.
    await expect
      .poll(
        () =>
          rows(
            databaseUrl,
            `select 1 from mail_message where "to" = $1 and (state <> 'sent' or data::text like '%token=%')`,
            [email],
          ),
        SOON,
      )
      .toEqual([])
  }, 120_000)

  it('alone are mailed so, and each no more than a few times in an hour', async () => {
    const shopper = await newShopper(backend)
    for (const email of [shopper.email, someone('nobody')]) {
      const statuses = []
      for (let n = 0; n < 4; n += 1)
        statuses.push((await call('POST', RESET, { body: { identifier: email } })).status)
      expect(statuses).toEqual([201, 201, 201, 429])
      expect(
        await rows(
          databaseUrl,
          `select 1 from mail_message where "to" = $1 and template = 'user-reset-password'`,
          [email],
        ),
      ).toEqual([])
    }
  })
})

describe('the first administrator', () => {
  it('is made by a command, comes in by a mailed link, and until then the shop says that nobody decides', async () => {
    const server = await startTestServer()
    const { url, drop } = await cloneDatabase(server, BACKEND_ENV)
    try {
      await rows(url, 'delete from customer_group_customer')
      const empty = { ...stack, databaseUrl: url }
      const [email, catalogue] = [someone('ada'), someone('mel')]
      await withoutDemoData(empty, async (origin) => {
        const somebody = async () =>
          (await guest(origin).must('ready')).checks.find(({ name }) => name === 'administrators')
        const nobody = {
          healthy: false,
          needed: false,
          reason: 'Nobody can decide on orders: make an administrator, as docs/operations.md says',
        }
        expect(await somebody()).toMatchObject(nobody)

        // Twice, as after a death in between, and first without a mail server.
        const nowhere = { SANDBOX_SMTP_URL: 'smtp://localhost:1' }
        const unsent = await runScriptWith(
          nowhere,
          empty,
          'make-administrator',
          email.toUpperCase(),
          catalogue,
        )
        expect(unsent.match(/That mail could not be sent: .*ECONNREFUSED/g)).toHaveLength(2)
        expect(unsent).not.toContain('that was mailed')
        const sandbox = { SANDBOX_SMTP_URL: stack.sandbox.smtp }
        const said = await runScriptWith(sandbox, empty, 'make-administrator', email, catalogue)
        expect(said).toContain('by the link in the mail that was sent')
        expect(said).toContain('by the link that was mailed, or here')
        expect(await rows(url, 'select 1 from customer where email = $1', [email])).toHaveLength(1)
        expect(await rows(url, 'select 1 from invite where email = $1', [catalogue])).toHaveLength(1)
        expect(await rows(url, 'select 1 from administrator_seen where email = $1', [email])).toHaveLength(1)
        expect(await somebody()).toMatchObject(nobody)

        const { token } = await nextLink(stack, email, 'reset-password')
        await guest(origin).must('resetPassword', { body: { email, token, newPassword: PASSWORD } })
        const { user } = await new ApiClient(origin).must('login', { body: { email, password: PASSWORD } })
        expect(user?.isAdmin).toBe(true)
        expect(await somebody()).toMatchObject({ healthy: true, reason: null })
        expect(await runScript(empty, 'make-administrator', email)).toContain(`${email} is an administrator`)

        const link = /http\S+\/app\/invite\?token=\S+/.exec(said)?.[0] ?? ''
        const post = async (path: string, body: object, bearer = '') =>
          fetch(`${origin}${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
            body: JSON.stringify(body),
          })
        const login = { email: catalogue, password: PASSWORD }
        const made = (await (await post('/auth/user/emailpass/register', login)).json()) as { token: string }
        const accepted = await post(
          `/admin/invites/accept${new URL(link).search}`,
          { email: catalogue, first_name: 'Mel', last_name: 'Merchandiser' },
          made.token,
        )
        expect(accepted.status).toBe(200)
        expect((await post('/auth/user/emailpass', login)).status).toBe(200)
      })
    } finally {
      await drop()
      await server.stop()
    }
  }, 240_000)

  it('is not made of an address that is to open Medusa’s admin too', async () => {
    const words = ['ada@example.test', 'Ada@example.test']
    await expect(runScript(stack, 'make-administrator', ...words)).rejects.toThrow(/another address/)
  }, 60_000)
})
