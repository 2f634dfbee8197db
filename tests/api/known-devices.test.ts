import { describe, expect, inject, it } from 'vitest'
import { newShopper } from '../support/actors'
import { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { mailsOf, nextLink } from '../support/mailed-link'

const stack = inject('stack')
const { backend } = stack
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0'

const mailOf = async (email: string) =>
  (
    await rows<{ data: Record<string, unknown> }>(
      stack.databaseUrl,
      `select data from mail_message where "to" = $1 and template = 'new-sign-in'`,
      [email],
    )
  )[0]?.data
const devicesOf = (customerId: string) =>
  rows(stack.databaseUrl, 'select label from known_device where customer_id = $1 order by first_seen_at', [
    customerId,
  ])

describe('the browser of a sign-in', () => {
  it('is told to the owner of the account once, and not at the registration', async () => {
    const { api, email, password, id } = await newShopper(backend)
    expect(await devicesOf(id)).toHaveLength(1)
    await api.must('login', { body: { email, password } })
    expect(await mailsOf(stack, email, 'new-sign-in')).toBe(0)
    const stranger = new ApiClient(backend)
    const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': '198.51.100.7' }
    await stranger.must('login', { body: { email, password }, headers })
    expect(await mailOf(email)).toMatchObject({
      name: 'Terry',
      device: 'Firefox on Windows',
      address: '198.51.100.7',
    })
    await stranger.must('login', { body: { email, password }, headers })
    expect(await mailsOf(stack, email, 'new-sign-in')).toBe(1)
    await new ApiClient(backend).must('login', { body: { email, password } })
    expect(await mailsOf(stack, email, 'new-sign-in')).toBe(2)
    expect(await devicesOf(id)).toHaveLength(3)
  })

  it('is not told of where the password was wrong', async () => {
    const { email } = await newShopper(backend)
    await new ApiClient(backend).call('login', { body: { email, password: 'wrong' } })
    expect(await mailsOf(stack, email, 'new-sign-in')).toBe(0)
  })

  it('two sign-ins of a new one at the same moment are told of once', async () => {
    const { email, password, id } = await newShopper(backend)
    const key = 'ab'.repeat(16)
    await Promise.all(
      Array.from({ length: 4 }, () => {
        const api = new ApiClient(backend)
        api.keepCookie('caseloom_guest', key)
        return api.must('login', { body: { email, password } })
      }),
    )
    expect(await mailsOf(stack, email, 'new-sign-in')).toBe(1)
    expect(await devicesOf(id)).toHaveLength(2)
  })

  it('is forgotten where the owner shuts others out, and told of anew when it comes back', async () => {
    const { api, email, password, id } = await newShopper(backend)
    const intruder = new ApiClient(backend)
    const comesIn = (given: string) => intruder.call('login', { body: { email, password: given } })
    const told = () => mailsOf(stack, email, 'new-sign-in')
    expect(await comesIn(password)).toMatchObject({ ok: true })
    expect(await told()).toBe(1)

    await api.must('signOutOthers')
    expect(await devicesOf(id)).toHaveLength(1)
    expect(await comesIn(password)).toMatchObject({ ok: true })
    expect(await told()).toBe(2)

    const [second, third] = ['the-second-password-2', 'the-third-password-3']
    await api.must('changePassword', { body: { currentPassword: password, newPassword: second } })
    expect(await devicesOf(id)).toHaveLength(1)
    expect(await comesIn(second)).toMatchObject({ ok: true })
    expect(await told()).toBe(3)

    await api.must('forgotPassword', { body: { email } })
    const { token } = await nextLink(stack, email, 'reset-password')
    await api.must('resetPassword', { body: { email, token, newPassword: third } })
    expect(await devicesOf(id)).toHaveLength(1)
    // Counted as a stranger now: it does not go on guessing beside them.
    for (let time = 0; time < 10; time += 1) await comesIn('a-wrong-one-1')
    expect(await new ApiClient(backend).call('login', { body: { email, password: third } })).toMatchObject({
      status: 429,
    })
    // The browser of the reset is known.
    expect(await api.call('login', { body: { email, password: third } })).toMatchObject({ ok: true })
    expect(await told()).toBe(3)
  })

  it('is known to one account alone, whoever else signs in there', async () => {
    const first = await newShopper(backend)
    const second = await newShopper(backend)
    await first.api.must('login', { body: { email: second.email, password: second.password } })
    expect(await mailsOf(stack, second.email, 'new-sign-in')).toBe(1)
    expect(await mailsOf(stack, first.email, 'new-sign-in')).toBe(0)
  })
})
