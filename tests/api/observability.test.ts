import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { figureIn, figuresOf, scrape } from '../support/figures'
import { loggedLines, loggedText } from '../support/log-lines'
import { nextLink } from '../support/mailed-link'

const stack = inject('stack')
const { backend, metricsToken } = stack
const PROMPT = 'a lighthouse keeper who counts xylophones'
let order: Awaited<ReturnType<typeof placedOrder>>

beforeAll(async () => {
  order = await placedOrder(stack, { prompt: PROMPT })
})

describe('the figures for Prometheus', () => {
  it.each([undefined, 'Bearer wrong', `Basic ${metricsToken}`])('are not there for %s', async (header) => {
    const answer = await scrape(stack, header)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('caseloom_')
  })

  it('count what waits in the queues, and time the calls', async () => {
    const answer = await scrape(stack, `Bearer ${metricsToken}`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const waiting = 'caseloom_queue_rows{queue="approvals",state="pending_admin_approval"}'
    await expect
      .poll(async () => figureIn(await figuresOf(stack), waiting), { timeout: 20_000 })
      .toBeGreaterThan(0)
    const text = await figuresOf(stack)
    expect(figureIn(text, waiting.replace('_rows', '_oldest_seconds'))).toBeGreaterThan(0)
    for (const state of [
      ...['stripe_inbox",state="received', 'mail_outbox",state="queued', 'mail_outbox",state="failed'],
      ...['generation",state="queued', 'generation",state="drawing'],
      ...['prints",state="held_up', 'payments",state="doubted', 'checkouts",state="parked'],
    ])
      expect(figureIn(text, `caseloom_queue_rows{queue="${state}"}`)).toBeGreaterThanOrEqual(0)
    expect(figureIn(text, 'caseloom_queues_counted')).toBe(1)
    for (const check of ['database', 'files', 'clock'])
      expect(figureIn(text, `caseloom_check_healthy{check="${check}"}`)).toBe(1)
    expect(figureIn(text, 'process_cpu_seconds_total')).toBeGreaterThan(0)
    expect(text).toMatch(
      /caseloom_http_request_seconds_count\{method="POST",route="\/api\/order\/process-payment",status="200"\} \d/,
    )
  })
})

describe('the log', () => {
  it('answers the caller’s request id where it is harmless, and else one of its own', async () => {
    const asked = (id: string) => fetch(`${backend}/api/shop`, { headers: { 'x-request-id': id } })
    const mine = `mine-${randomBytes(6).toString('hex')}`
    expect((await asked(mine)).headers.get('x-request-id')).toBe(mine)
    await expect
      .poll(() => loggedLines(stack).find(({ requestId }) => requestId === mine), { timeout: 10_000 })
      .toMatchObject({ level: 'http', method: 'GET', route: '/api/shop', status: 200 })
    for (const strange of ['short', 'with space and <b>', 'x'.repeat(65)])
      expect((await asked(strange)).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    // A body that nobody can read is refused before any route is found.
    const broken = await fetch(`${backend}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': `${mine}-2` },
      body: '{',
    })
    expect([broken.status, broken.headers.get('x-request-id')]).toEqual([400, `${mine}-2`])
  })

  it('can be searched by order and by checkout', async () => {
    await expect
      .poll(() => loggedLines(stack).filter(({ orderId }) => orderId === order.orderId), { timeout: 10_000 })
      .toContainEqual(
        expect.objectContaining({
          checkoutSessionId: order.sessionId,
          route: '/api/order/process-payment',
          requestId: expect.stringMatching(/^[\w-]{8,64}$/) as string,
          durationMs: expect.any(Number) as number,
        }),
      )
  })

  it('holds nothing of a customer who signs up, buys, and forgets their password', async () => {
    const { email, password, api } = order.shopper
    await guest(backend).must('forgotPassword', { body: { email } })
    const { token } = await nextLink(stack, email, 'reset-password')
    const newPassword = `new-${password}`
    await guest(backend).must('resetPassword', { body: { email, token, newPassword } })
    const route = '/api/auth/reset-password'
    await expect
      .poll(() => loggedLines(stack).filter((line) => line.route === route).length, { timeout: 10_000 })
      .toBeGreaterThan(0)
    const text = loggedText(stack)
    const secrets = [email, password, newPassword, token, api.token ?? 'none', PROMPT, 'xylophones']
    const people = ['Terry Tester', '1 Test Row', 'LS1 1AA', 'client_ip', 'user_agent']
    for (const word of [...secrets, ...people])
      expect(text.includes(word), `the log holds ${word}`).toBe(false)
    // Not the likes of pg@9.0, of which libraries warn.
    expect(text.match(/[\w.-]+@[\w-]+\.[a-z]{2,}/gi)).toBe(null)
    expect(text.match(/"[^"]*\?\w+=[^"]*"/g)).toBe(null)
  })
})
