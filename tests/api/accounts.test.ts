import { describe, expect, inject, it } from 'vitest'
import { ApiClient } from '../support/api-client'
import { administrator, guest, newShopper } from '../support/actors'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend } = stack

describe('accounts', () => {
  it('opens an account that is signed in at once, and welcomes by mail', async () => {
    const { api, email } = await newShopper(backend)
    const profile = await api.must('getProfile')
    expect(profile).toMatchObject({ email, firstName: 'Terry', emailVerified: false, isAdmin: false })
    await expect
      .poll(() => sandboxClient(stack).mails(email), { timeout: 15_000 })
      .toEqual([expect.objectContaining({ to: [email] })])
  })

  it('refuses a known address, whatever its spelling', async () => {
    const { email } = await newShopper(backend)
    const body = { name: 'Someone Else', email: email.toUpperCase(), password: 'long-enough-pass' }
    expect(await guest(backend).call('register', { body })).toMatchObject({
      status: 409,
      code: 'email_taken',
    })
  })

  it('names each faulty field', async () => {
    const answer = await guest(backend).call('register', {
      body: { name: '', email: 'x', password: 'short' },
    })
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(answer.ok ? [] : Object.keys(answer.fields).sort()).toEqual(['email', 'name', 'password'])
  })

  it('tells neither fault of a login from the other', async () => {
    const { email } = await newShopper(backend)
    const wrong = await guest(backend).call('login', { body: { email, password: 'not-the-password' } })
    const unknown = await guest(backend).call('login', {
      body: { email: 'nobody@example.test', password: 'not-the-password' },
    })
    expect(wrong).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
      error: 'Invalid email or password',
    })
    expect(unknown).toMatchObject({ status: 401, code: 'invalid_credentials' })
  })

  it('remembers for 30 days or for a day', async () => {
    const { email, password } = await newShopper(backend)
    const days = async (rememberMe: boolean) => {
      const { expiresAt } = await new ApiClient(backend).must('login', {
        body: { email, password, rememberMe },
      })
      return (Date.parse(expiresAt) - Date.now()) / 86_400_000
    }
    expect(await days(true)).toBeCloseTo(30, 1)
    expect(await days(false)).toBeCloseTo(1, 1)
  })

  it('an administrator is known as one, for 8 hours', async () => {
    const api = await administrator(backend)
    expect(await api.must('getProfile')).toMatchObject({ isAdmin: true })
    const { expiresAt } = await api.must('debug')
    expect((Date.parse(expiresAt ?? '') - Date.now()) / 3_600_000).toBeLessThanOrEqual(8)
  })

  it('a token is unusable after signing out', async () => {
    const { api } = await newShopper(backend)
    expect(await api.must('debug')).toMatchObject({ authenticated: true })
    await api.must('logout')
    expect(await api.call('getProfile')).toMatchObject({ status: 401 })
    expect(await api.must('debug')).toEqual({ authenticated: false, expiresAt: null })
  })

  it('changes name and phone', async () => {
    const { api } = await newShopper(backend)
    const body = { name: 'Tess Tester', phone: '+44 20 7946 0000' }
    expect(await api.must('updateProfile', { body })).toMatchObject({ ...body, firstName: 'Tess' })
    expect(await api.call('updateProfile', { body: { name: ' ' } })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
    expect(await api.call('updateProfile', { body: {} })).toMatchObject({ status: 400 })
    // A switch for news that stands on an old page does not put the old name back.
    expect(await api.must('updateProfile', { body: { newsletter: true } })).toMatchObject({
      ...body,
      newsletter: true,
    })
  })
})
