import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator, guest } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { openCheckout, placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { judge, PROCESSED, REJECTED, WAITING } from '../support/judge'
import { startRedis } from '../support/redis'
import { sandboxClient, type SandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

/** A shop with REDIS_URL, whose Redis goes away and comes back. The shop itself is never started anew. */
let redis: Awaited<ReturnType<typeof startRedis>>
let stack: RunningStack
let sandbox: SandboxClient
let admin: ApiClient
const ended: string[] = []
beforeAll(async () => {
  redis = await startRedis()
  stack = await startStack({ storefront: false, failPoints: true, settings: { REDIS_URL: redis.url } })
  void stack.process.ended.then((how) => ended.push(how))
  sandbox = sandboxClient(stack)
  admin = await administrator(stack.backend)
}, 300_000)
afterAll(async () => {
  await stack.stop()
  await redis.stop()
})

/** As long as a browser waits, at most; the machine may have other things to do beside. */
const PATIENCE_MS = 25_000
const SOON = { timeout: 40_000, interval: 250 }
const LATER = { timeout: 110_000, interval: 1000 }

const times: Record<string, number> = {}
/** Notes what a step took. @throws where it took longer than a shopper waits */
async function timed<T>(step: string, work: () => Promise<T>, longest = PATIENCE_MS): Promise<T> {
  const began = Date.now()
  const result = await work()
  times[step] = Date.now() - began
  expect(times[step], step).toBeLessThan(longest)
  return result
}

interface Health {
  checks: { name: string; healthy: boolean }[]
}
async function health() {
  const answer = await fetch(`${stack.backend}/api/health/ready`)
  const { data } = (await answer.json()) as { data: Health }
  return { status: answer.status, redis: data.checks.find(({ name }) => name === 'redis')?.healthy }
}

async function beats() {
  const [beat] = await rows<{ at: string }>(
    stack.databaseUrl,
    'select max(beat_at)::text as at from job_heartbeat where deleted_at is null',
  )
  return beat?.at ?? ''
}

describe.each([
  ['is killed', () => redis.kill(), () => redis.start()],
  ['hangs, and goes on taking connections', () => redis.freeze(), () => redis.thaw()],
])('Redis %s', (name, goAway, comeBack) => {
  it('orders, payments and approvals go on, once each, and the rest by itself when it is back', async () => {
    const [waiting, doubted, open] = await Promise.all([
      placedOrder(stack),
      placedOrder(stack),
      openCheckout(stack),
    ])
    for (const purchase of [waiting, doubted])
      await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)

    await goAway()
    await expect.poll(health, SOON).toEqual({ status: 200, redis: false })
    await timed('products', () => guest(stack.backend).must('listProducts'))
    // Who was on the payment page pays; the news of it is kept, and their order is made.
    await timed('payment', () => sandbox.pay(open.url))
    const body = { sessionId: open.sessionId }
    const made = await timed('order', () => open.shopper.api.call('processPayment', { body }))
    // Somebody new comes, designs, and opens a payment page: seven calls.
    const late = await timed('newcomer', () => openCheckout(stack), 2 * PATIENCE_MS)
    await timed('processed', () => admin.must('processOrder', { params: { id: waiting.orderId } }))
    await timed('rejected', () =>
      admin.must('rejectOrder', {
        params: { id: doubted.orderId },
        body: { reason: 'It shows a trademark.' },
      }),
    )
    const { prints, captures, approvals } = await judge(stack, waiting)
    expect({ prints, captures, approvals }).toEqual({ prints: 1, captures: 1, approvals: ['processed'] })
    expect(made.ok ? 'made' : made.code, 'the order of who paid meanwhile').toBe('made')

    const before = await beats()
    await comeBack()
    const back = Date.now()
    await expect.poll(health, SOON).toEqual({ status: 200, redis: true })
    await expect.poll(async () => (await beats()) > before, LATER).toBe(true)
    times['jobs run again'] = Date.now() - back
    await expect.poll(() => judge(stack, waiting), LATER).toEqual(PROCESSED)
    await expect.poll(() => judge(stack, doubted), LATER).toEqual(REJECTED)
    await expect.poll(() => judge(stack, open), LATER).toEqual(WAITING)
    // Nobody comes back to this one: the job finds it.
    await sandbox.pay(late.url)
    await expect.poll(() => judge(stack, late), LATER).toEqual(WAITING)
    expect(ended).toEqual([])
    console.info(
      `Redis ${name}: ${Object.entries(times)
        .map(([step, ms]) => `${step} ${ms} ms`)
        .join(', ')}`,
    )
  }, 600_000)
})
