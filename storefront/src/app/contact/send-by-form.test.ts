import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendByForm } from './send-by-form'

const WRITTEN = {
  name: 'Ada Whitfield',
  email: 'ada@example.test',
  subject: 'A heron',
  message: 'Could it stand\r\non the other leg?',
  category: 'design',
}
const callers = '198.51.100.7, 10.0.0.2'
const given = (body: string) => ({
  request: new Request('https://shop.test/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  }),
  context: { nonce: '', callers },
})
const written = () => given(new URLSearchParams(WRITTEN).toString())

let asked: { body: unknown; from: string | null }[] = []
const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', (_url: string, init: RequestInit & { body: string }) => {
    asked.push({
      body: JSON.parse(init.body),
      from: new Headers(init.headers).get('x-forwarded-for'),
    })
    return Promise.resolve(Response.json(body, { status }))
  })
beforeEach(() => (asked = []))
afterEach(() => vi.unstubAllGlobals())

it('hands a message on as its sender’s, and answers its reference', async () => {
  answer(201, { success: true, data: { reference: 'ABC123' } })
  expect((await sendByForm(written())).data).toEqual({ reference: 'ABC123', unsent: null })
  const message = 'Could it stand\non the other leg?'
  expect(asked).toEqual([{ body: { ...WRITTEN, message }, from: callers }])
})

it('keeps what was written where it is refused, and says why', async () => {
  const says = 'Several messages came from your network already.'
  answer(429, { success: false, data: null, code: 'rate_limited', error: says, message: says })
  const { data, init } = await sendByForm(written())
  expect(init?.status).toBe(429)
  expect(data.unsent).toMatchObject({ draft: { subject: 'A heron', category: 'design' }, fault: says })
})

it('names each field that is wrong', async () => {
  answer(400, {
    success: false,
    data: null,
    code: 'invalid_request',
    error: 'Name is required',
    message: 'Name is required',
    fields: { name: 'Name is required', email: 'Email is invalid' },
  })
  const { data } = await sendByForm(given('category=weather'))
  expect(data.unsent?.fault).toBe('Name is required. Email is invalid.')
  expect(data.unsent?.draft).toMatchObject({ name: '', category: 'general' })
})

it('keeps it where the shop cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')))
  const { data, init } = await sendByForm(written())
  expect(init?.status).toBe(503)
  expect(data.unsent?.fault).toMatch(/^We could not reach the shop/)
})

it('reads no more than the form holds', async () => {
  answer(201, {})
  await expect(sendByForm(given(`message=${'x'.repeat(200_000)}`))).rejects.toMatchObject({ status: 413 })
  expect(asked).toEqual([])
})
