import { randomBytes } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { designedLine, guest, newShopper, type Shopper } from '../support/actors'
import { rows } from '../support/database'
import { nextLink } from '../support/mailed-link'
import { merchandiser } from '../support/medusa-admin'
import { invite } from '../support/medusa-user'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const SUPPORT = 'hello@caseloom.test'
const TOKEN = 'Zk3vJ0m1yT8cQp5wXn2sLr7eHb4uGd6aFi9oKj0tVxM'

const freeAddress = () => `mailbox-${randomBytes(6).toString('hex')}@example.test`

async function registered(email: string): Promise<Shopper> {
  const api = guest(backend)
  const password = `pass-${randomBytes(8).toString('hex')}`
  const session = await api.must('register', { body: { name: 'Sam Someone', email, password } })
  api.token = session.token
  return { api, email, password, id: session.user?.id ?? '' }
}
async function prove({ api, email }: Shopper): Promise<void> {
  const { token } = await nextLink(stack, email, 'verify-email')
  await api.must('verifyEmail', { query: { token, email } })
}
const leave = ({ api, password }: Shopper) => api.must('deleteAccount', { body: { password } })

/** A mail that waits for a mail server. @returns its id */
async function waitingMail(to: string, template: string, data: object): Promise<string> {
  const id = `mail_${randomBytes(8).toString('hex')}`
  await rows(
    databaseUrl,
    `insert into mail_message (id, dedupe_key, "to", template, data, next_attempt_at)
     values ($1, $2, $3, $4, $5, now() + interval '1 day')`,
    [id, `${template}:${id}`, to, template, JSON.stringify(data)],
  )
  return id
}
const mail = (id: string) =>
  rows<{ to: string; data: object }>(databaseUrl, 'select "to", data from mail_message where id = $1', [id])

/** A design of somebody's that an administrator with an address has looked at. @returns who that was, as it stands there */
async function reviewedBy(email: string): Promise<() => Promise<string | undefined>> {
  const { designId } = await designedLine((await newShopper(backend)).api)
  await rows(databaseUrl, 'update design set reviewed_by = $1 where id = $2', [email, designId])
  return async () => {
    const [row] = await rows<{ by: string }>(
      databaseUrl,
      'select reviewed_by as by from design where id = $1',
      [designId],
    )
    return row?.by
  }
}

/** Mails that went to an administrator, and to another about them. @returns what is left of them, without names of rows */
async function toldAsAdministrator({ id, email }: Shopper) {
  const mails = [
    { to: 'other@example.test', template: 'administrators-changed', key: `${id}:2:other@example.test` },
    { to: email, template: 'admin-new-order', key: `order_1:${email}` },
  ]
  const ids: string[] = []
  for (const { to, template, key } of mails) {
    const who = template === 'administrators-changed' ? { who: `Sam Someone (${email})` } : {}
    const mailId = await waitingMail(to, template, who)
    ids.push(mailId)
    await rows(databaseUrl, `update mail_message set state = 'sent', dedupe_key = $1 where id = $2`, [
      `${template}:${key}`,
      mailId,
    ])
  }
  return async () => {
    const left = await rows<{ key: string; who: string | null }>(
      databaseUrl,
      `select dedupe_key as key, data->>'who' as who from mail_message where id = any($1)
       order by array_position($1, id)`,
      [ids],
    )
    expect(JSON.stringify(left)).not.toContain(email)
    return left.map(({ key, who }) => ({ key: key.replace(/(?<=^[\w-]+:).*/, ''), who }))
  }
}

const writeSignedOut = (email: string) =>
  guest(backend).must('sendContactMessage', {
    body: {
      name: 'Sam Someone',
      email,
      subject: 'Signed out',
      message: 'Are you open?',
      category: 'general',
    },
  })
const written = (email: string) =>
  rows(databaseUrl, 'select subject from contact_message where lower(email) = $1', [email])

describe('what was sent to an address, or written from it', () => {
  it('is in the data of whoever proved it, without what the shop’s own people get and what opens anything', async () => {
    const email = freeAddress()
    const ids = [
      await waitingMail(email, 'user-invite', {
        email,
        inviteUrl: `https://shop.example/app?token=${TOKEN}`,
      }),
      await waitingMail(email, 'admin-print-failed', { name: 'Mel', reason: 'Somebody else’s order' }),
      await waitingMail(email, 'order-adjust', {
        lines: [{ adjustUrl: `https://shop.example/?adjust=${TOKEN}` }],
      }),
      await waitingMail(email, 'order-delivered', { name: 'Sam', orderNumber: 7 }),
    ]
    await writeSignedOut(email)
    const stranger = await registered(email)
    const unproved = await stranger.api.must('exportAccount')
    expect(unproved).toMatchObject({ mails: [], messages: [] })
    await prove(stranger)
    const held = await stranger.api.must('exportAccount')
    expect(JSON.stringify(held)).not.toMatch(/Zk3v|token=|adjust=|inviteUrl|verifyUrl|Somebody else/)
    expect(new Set(held.mails.map(({ template }) => template))).toEqual(
      new Set(['welcome', 'contact-received', 'order-adjust', 'order-delivered']),
    )
    expect(held.mails).toContainEqual(
      expect.objectContaining({ template: 'order-delivered', filledIn: { name: 'Sam', orderNumber: 7 } }),
    )
    expect(held.messages).toMatchObject([{ subject: 'Signed out', email }])
    await rows(databaseUrl, 'delete from mail_message where id = any($1)', [ids])
  })

  it('stays where the account of a stranger to it is deleted, but for what the account itself was sent', async () => {
    const email = freeAddress()
    const by = await reviewedBy(email)
    await writeSignedOut(email)
    const invitation = await waitingMail(email, 'user-invite', { email })
    const toSupport = await waitingMail(SUPPORT, 'contact-message', { subject: 'A customer’s' })
    const stranger = await registered(email)
    await leave(stranger)
    const mailbox = await registered(SUPPORT)
    await leave(mailbox)
    expect(await by()).toBe(email)
    expect(await mail(invitation)).toEqual([{ to: email, data: { email } }])
    expect(await mail(toSupport)).toEqual([{ to: SUPPORT, data: { subject: 'A customer’s' } }])
    expect(await written(email)).toHaveLength(1)
    const known = `select template from mail_message where "to" = $1 union all select template from notification where "to" = $1`
    await expect
      .poll(() => rows(databaseUrl, `${known} order by 1`, [email]), { timeout: 30_000 })
      // Of the message that whoever has the mailbox wrote, with Medusa's note of it.
      .toEqual(['contact-received', 'contact-received', 'user-invite'].map((template) => ({ template })))
    await rows(databaseUrl, 'delete from mail_message where id = any($1)', [[invitation, toSupport]])
  })

  it('goes with the account of whoever proved it', async () => {
    const email = freeAddress()
    const by = await reviewedBy(email)
    await writeSignedOut(email)
    const notice = await waitingMail(email, 'admin-print-failed', { name: 'Mel' })
    const owner = await registered(email)
    await prove(owner)
    const told = await toldAsAdministrator(owner)
    await leave(owner)
    expect(await by()).toBe('a former administrator')
    expect(await told()).toEqual([
      { key: 'administrators-changed:', who: 'a former administrator' },
      { key: 'admin-new-order:', who: null },
    ])
    expect(await mail(notice)).toEqual([])
    expect(await written(email)).toEqual([])
    const known = `select "to" from mail_message where "to" = $1 union all select "to" from notification where "to" = $1`
    await expect.poll(() => rows(databaseUrl, known, [email]), { timeout: 30_000 }).toEqual([])
  })

  it.each([
    ['a user of Medusa’s admin', 'insert into "user" (id, email) values ($1, $2)', 'user'],
    ['somebody who is invited there', null, 'invite'],
  ])('keeps its decisions and notices where it is that of %s too', async (_who, joins, table) => {
    const email = freeAddress()
    const by = await reviewedBy(email)
    const notice = await waitingMail(email, 'admin-print-failed', { name: 'Mel' })
    const ordered = await waitingMail(email, 'order-delivered', { name: 'Sam' })
    await (joins
      ? rows(databaseUrl, joins, [`user_${randomBytes(8).toString('hex')}`, email])
      : invite(backend, email))
    const owner = await registered(email)
    await prove(owner)
    await leave(owner)
    expect(await by()).toBe(email)
    expect(await mail(notice)).toEqual([{ to: email, data: { name: 'Mel' } }])
    expect(await mail(ordered)).toEqual([])
    await rows(databaseUrl, 'delete from mail_message where id = $1', [notice])
    await rows(databaseUrl, `delete from "${table}" where email = $1`, [email])
  })
})

it('stays that of the account: Medusa’s admin changes a customer’s name, and not the address under its owner', async () => {
  const { id, email } = await newShopper(backend)
  const admin = await merchandiser(backend)
  const change = (body: object) => admin.call('POST', `/customers/${id}`, body)
  for (const other of [freeAddress(), email.toUpperCase(), null])
    await expect(change({ email: other })).rejects.toThrow(/answered 400: .*cannot be changed here/)
  await change({ email, first_name: 'Zoë' })
  const [kept] = await rows(databaseUrl, 'select email, first_name from customer where id = $1', [id])
  expect(kept).toEqual({ email, first_name: 'Zoë' })
})
