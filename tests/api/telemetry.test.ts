import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { startCollector } from '../support/collector'
import { startStack, type RunningStack } from '../support/stack'

let stack: RunningStack
let collector: Awaited<ReturnType<typeof startCollector>>

beforeAll(async () => {
  collector = await startCollector()
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: '2000',
    OTEL_BSP_SCHEDULE_DELAY: '2000',
  }
  stack = await startStack({ storefront: false, openai: true, settings })
}, 300_000)
afterAll(async () => {
  await stack.stop()
  await collector.stop()
})

const PROCESSED = '/api/order/process-payment'
const traceOf = (place: string) => collector.spans.find(({ name }) => name.includes(place))?.traceId

it('a purchase is seen as its requests, workflows and queries, with the calls of Stripe, Prodigi and OpenAI, and nobody in it', async () => {
  const { shopper, orderId } = await placedOrder(stack, { prompt: 'a lighthouse made of xylophones' })
  const admin = await administrator(stack.backend)
  await admin.must('processOrder', { params: { id: orderId } })

  const outside = ['stripe', 'prodigi', 'openai'] as const
  const called = () =>
    outside.filter((name) =>
      collector.spans.some(({ attributes }) =>
        attributes.some(
          ({ key, value }) =>
            ['server.port', 'net.peer.port'].includes(key) &&
            String(Object.values(value)[0]) === new URL(stack.sandbox[name]).port,
        ),
      ),
    )
  const names = () => collector.spans.map(({ name }) => name)
  await expect.poll(called, { timeout: 60_000 }).toEqual([...outside])
  await expect
    .poll(() => names().filter((name) => name.includes(PROCESSED)), { timeout: 60_000 })
    .not.toEqual([])
  expect(names().some((name) => name.startsWith('workflow:'))).toBe(true)
  expect(names().some((name) => name.startsWith('step:'))).toBe(true)
  expect(names().some((name) => name.startsWith('query.graph: '))).toBe(true)
  expect(names().some((name) => name.startsWith('pg'))).toBe(true)
  // One trace holds a call and what it set off, and the id by which the log knows it.
  const trace = collector.spans.filter(({ traceId }) => traceId === traceOf(PROCESSED))
  expect(trace.length).toBeGreaterThan(10)
  for (const name of ['caseloom.request_id', 'caseloom.order_id'])
    expect(trace.some(({ attributes }) => attributes.some(({ key }) => key === name))).toBe(true)
  await expect.poll(() => collector.metrics.length, { timeout: 30_000 }).toBeGreaterThan(0)

  const text = collector.text()
  const token = shopper.api.token ?? 'none'
  const words = [
    shopper.email,
    shopper.password,
    token,
    'xylophones',
    'Terry Tester',
    '1 Test Row',
    'Bearer ',
  ]
  for (const word of words) expect(text.includes(word), `the spans hold ${word}`).toBe(false)
  const carried = new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  for (const header of ['authorization', 'cookie', 'user-agent', 'x-forwarded-for', 'http.url'])
    expect(carried.has(header), `a span carries ${header}`).toBe(false)
})

const SIGNED_IN = '/api/auth/login'
const SOON = { timeout: 20_000, interval: 50 }

it('a call that is answered after the server was asked to end is seen too', async () => {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'a good long password' })
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  }
  const call = http.request(`${stack.backend}${SIGNED_IN}`, { method: 'POST', headers })
  call.flushHeaders()
  await once(call, 'continue')
  process.kill(stack.process.pid, 'SIGTERM')
  const takesNobodyNew = () =>
    fetch(`${stack.backend}/health`).then(
      () => false,
      () => true,
    )
  await expect.poll(takesNobodyNew, SOON).toBe(true)

  call.end(body)
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(401)
  answer.resume()
  expect(await stack.process.ended).toContain('exit code 0')
  expect(collector.spans.some(({ name }) => name.includes(SIGNED_IN))).toBe(true)
}, 60_000)
