import { randomBytes } from 'node:crypto'
import { expect, inject, it } from 'vitest'
import { guest, newShopper } from '../support/actors'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)
const SUPPORT = 'hello@caseloom.test'

const someone = () => `writer-${randomBytes(6).toString('hex')}@example.test`
const message = (email: string) => ({
  name: 'Ada Whitfield',
  email,
  subject: 'Where is my case?',
  message: 'It was sent on Monday.\n\nIs there a way to see where it is?',
  category: 'orders' as const,
})
interface Row {
  id: string
  customer_id: string | null
  message: string
  category: string
}
const kept = (email: string) =>
  rows<Row>(databaseUrl, 'select * from contact_message where email = $1', [email])
const subjectsTo = async (to: string) => (await sandbox.mails(to)).map(({ subject }) => subject)

it('a message is kept, mailed to support and acknowledged, once however often it is sent', async () => {
  const email = someone()
  const api = guest(backend)
  const answers = await Promise.all(
    [1, 2, 3].map(() => api.call('sendContactMessage', { body: message(email) })),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const [row, ...others] = await kept(email)
  expect(others).toEqual([])
  expect(row).toMatchObject({ customer_id: null, category: 'orders', message: message(email).message })
  const reference = row?.id.slice(-6).toUpperCase() ?? ''
  expect(answers.map((answer) => answer.ok && answer.data.reference)).toEqual(Array(3).fill(reference))

  await expect.poll(() => subjectsTo(email)).toEqual([`We have your message (${reference})`])
  const forSupport = `Where is my case? (Orders & Shipping, ${reference})`
  await expect
    .poll(async () => (await subjectsTo(SUPPORT)).filter((subject) => subject === forSupport))
    .toHaveLength(1)
  // What was written is not kept a second time where mails are.
  const left = () =>
    rows<{ data: object }>(
      databaseUrl,
      `select data from mail_message where dedupe_key like '%' || $1 and state = 'sent'`,
      [row?.id],
    )
  await expect.poll(async () => (await left()).map(({ data }) => data)).toEqual([{}, {}])
})

it('support answers whoever wrote, and the shop keeps no second note of their address', async () => {
  const email = someone()
  const { reference } = await guest(backend).must('sendContactMessage', { body: message(email) })
  const forSupport = async () =>
    (await sandbox.mails(SUPPORT)).find(({ subject }) => subject.endsWith(`, ${reference})`))
  await expect.poll(forSupport).toBeDefined()
  const answer = await fetch(`${stack.sandbox.mail}/api/messages/${(await forSupport())?.id ?? ''}`)
  const { message: mail } = (await answer.json()) as { message: { headers: Record<string, string> } }
  expect(mail.headers['reply-to']).toBe(email)
  const noted = `select "to" from notification where notification::text like '%' || $1 || '%'`
  await expect.poll(() => rows(databaseUrl, noted, [email])).toEqual([{ to: email }])
})

it('the acknowledgement repeats nothing that a stranger’s mailbox could be sent', async () => {
  const email = someone()
  const body = {
    ...message(email),
    name: 'WIN at www.example.test',
    subject: 'Buy pills',
    message: 'Buy pills',
  }
  await guest(backend).must('sendContactMessage', { body })
  await expect.poll(() => subjectsTo(email)).toHaveLength(1)
  const [mail] = await sandbox.mails(email)
  const whole = await (await fetch(`${stack.sandbox.mail}/api/messages/${mail?.id ?? ''}`)).text()
  expect(whole).toContain('Thank you for your message')
  expect(whole).not.toMatch(/pills|WIN at/)
})

it.each([
  [{ name: ' ' }, 'Name is required'],
  [{ email: 'nobody' }, 'Email is invalid'],
  [{ subject: '' }, 'Subject is required'],
  [{ message: '\n' }, 'Message is required'],
  [{ message: 'x'.repeat(5001) }, 'A message can have 5000 characters at most'],
  [{ category: 'weather' }, 'Please choose what your message is about'],
])('what is wrong with %j is said, and nothing is kept', async (wrong, sentence) => {
  const email = someone()
  const body = { ...message(email), ...wrong } as ReturnType<typeof message>
  const answer = await guest(backend).call('sendContactMessage', { body })
  expect(answer).toMatchObject({ status: 400, code: 'invalid_request' })
  expect(JSON.stringify(answer)).toContain(sentence)
  expect(await kept(email)).toEqual([])
})

it('a customer’s message is in their data, and goes with the account', async () => {
  const { api, email, id, password } = await newShopper(backend)
  await api.must('sendContactMessage', { body: message(email) })
  expect(await kept(email)).toMatchObject([{ customer_id: id }])
  const { messages } = await api.must('exportAccount')
  expect(messages).toMatchObject([{ subject: 'Where is my case?', category: 'orders' }])
  await api.must('deleteAccount', { body: { password } })
  expect(await kept(email)).toEqual([])
})

interface Listed {
  messages: { id: string; email: string; answered_at: string | null; answered_by: string | null }[]
  count: number
}

it('merchandisers find a message, and mark it as answered', async () => {
  const email = someone()
  await guest(backend).must('sendContactMessage', { body: message(email) })
  const admin = await merchandiser(backend)
  const find = (query: string) =>
    admin.call<Listed>('GET', `/contact-messages?q=${encodeURIComponent(email)}&${query}`)
  const [row] = (await find('status=open&category=orders')).messages
  expect(row).toMatchObject({ email, answered_at: null })
  expect(await find('category=business')).toMatchObject({ count: 0 })
  const address = `/contact-messages/${row?.id ?? ''}`
  await admin.call('POST', address, { answered: true })
  expect(await find('status=open')).toMatchObject({ count: 0 })
  expect((await find('status=answered')).messages).toMatchObject([
    { answered_by: 'merchandiser@caseloom.test' },
  ])
  await admin.call('POST', address, { answered: false })
  expect(await find('status=open')).toMatchObject({ count: 1 })
  await expect(admin.call('POST', '/contact-messages/cmsg_none', { answered: true })).rejects.toThrow('404')
  await expect(admin.call('POST', address, {})).rejects.toThrow('Say whether the message is answered')
  expect((await fetch(`${backend}/admin/contact-messages`)).status).toBe(401)
})

it('who asks once more after an answer, in the same words, is heard', async () => {
  const email = someone()
  const send = () => guest(backend).must('sendContactMessage', { body: message(email) })
  const { reference } = await send()
  const admin = await merchandiser(backend)
  const [first] = await kept(email)
  await admin.call('POST', `/contact-messages/${first?.id ?? ''}`, { answered: true })
  const again = await send()
  expect(again.reference).not.toBe(reference)
  expect(await send()).toEqual(again)
  expect(await kept(email)).toHaveLength(2)
  const wanted = [reference, again.reference].map((each) => `We have your message (${each})`)
  await expect.poll(async () => (await subjectsTo(email)).sort()).toEqual(wanted.sort())
})
