import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator, guest } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { loseTheNewsOf, openCheckout, placedOrder } from '../support/checkout'
import { backendIsBack, killBackend } from '../support/crash'
import { rows } from '../support/database'
import { judge, PROCESSED, REJECTED, WAITING } from '../support/judge'
import { startRedis } from '../support/redis'
import { sandboxClient, type SandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

/** A shop with REDIS_URL, whose Redis goes away and comes back. The shop itself is not started anew, but for the last case. */
let redis: Awaited<ReturnType<typeof startRedis>>
let stack: RunningStack
let sandbox: SandboxClient
let admin: ApiClient
let schedules: string[]
const ended: string[] = []
beforeAll(async () => {
  redis = await startRedis()
  stack = await startStack({ storefront: false, failPoints: true, settings: { REDIS_URL: redis.url } })
  void stack.process.ended.then((how) => ended.push(how))
  sandbox = sandboxClient(stack)
  admin = await administrator(stack.backend)
  schedules = redis.schedules()
}, 600_000)
afterAll(async () => {
  await stack.stop()
  await redis.stop()
})

/** As long as a browser waits, at most; the machine may have other things to do beside. */
const PATIENCE_MS = 25_000
const SOON = { timeout: 40_000, interval: 250 }
/** Long enough for each of Stripe's jobs to hang in it. */
const HUNG_MS = 90_000
const LATER = { timeout: 110_000, interval: 1000 }

/** How often it goes away and comes back, and how many shoppers there are meanwhile. */
const FLAPS = 12
function never(): never {
  throw new Error('There are no shoppers')
}

let times: Record<string, number> = {}
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

/** Waits until all that is done now and then is done again. @returns ms that it took */
async function jobsRunAgain(): Promise<number> {
  const [from, before] = [Date.now(), await beats()]
  await expect.poll(async () => (await beats()) > before, LATER).toBe(true)
  const took = Date.now() - from
  await expect.poll(() => redis.schedules(), LATER).toEqual(schedules)
  await expect.poll(() => redis.cleaners(), LATER).toBe(1)
  return took
}
function tell(name: string, ...more: string[]): void {
  const took = Object.entries(times).map(([step, ms]) => `${step} ${ms} ms`)
  console.info(`Redis ${name}: ${[...took, ...more].join(', ')}`)
  times = {}
}

/** Two orders that wait, and a payment page that is open. */
async function threePurchases() {
  const made = await Promise.all([placedOrder(stack), placedOrder(stack), openCheckout(stack)])
  for (const purchase of made.slice(0, 2))
    await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)
  return made
}
const REASON = { reason: 'It shows a trademark.' }
const process = ({ orderId }: { orderId: string }) => admin.must('processOrder', { params: { id: orderId } })
const reject = ({ orderId }: { orderId: string }) =>
  admin.must('rejectOrder', { params: { id: orderId }, body: REASON })

describe.each([
  ['is killed', () => redis.kill(), () => redis.start()],
  ['hangs, and goes on taking connections', () => redis.freeze(), () => redis.thaw()],
  ['is killed, and comes back empty', () => redis.kill(), () => redis.startEmpty()],
  ['is full', () => redis.fill(), () => redis.makeRoom()],
])('Redis %s', (name, goAway, comeBack) => {
  it('orders, payments and approvals go on, once each, and the rest by itself when it is back', async () => {
    const [waiting, doubted, open] = await threePurchases()

    await goAway()
    await expect.poll(health, SOON).toEqual({ status: 200, redis: false })
    await timed('products', () => guest(stack.backend).must('listProducts'))
    // Who was on the payment page pays; the news of it is kept, and their order is made.
    await timed('payment', () => sandbox.pay(open.url))
    const body = { sessionId: open.sessionId }
    const made = await timed('order', () => open.shopper.api.call('processPayment', { body }))
    // Somebody new comes, designs, and opens a payment page: seven calls.
    const late = await timed('newcomer', () => openCheckout(stack), 2 * PATIENCE_MS)
    await timed('processed', () => process(waiting))
    await timed('rejected', () => reject(doubted))
    const { prints, captures, approvals } = await judge(stack, waiting)
    expect({ prints, captures, approvals }).toEqual({ prints: 1, captures: 1, approvals: ['processed'] })
    expect(made.ok ? 'made' : made.code, 'the order of who paid meanwhile').toBe('made')

    await comeBack()
    await expect.poll(health, SOON).toEqual({ status: 200, redis: true })
    times['jobs run again'] = await jobsRunAgain()
    await expect.poll(() => judge(stack, waiting), LATER).toEqual(PROCESSED)
    await expect.poll(() => judge(stack, doubted), LATER).toEqual(REJECTED)
    await expect.poll(() => judge(stack, open), LATER).toEqual(WAITING)
    // Nobody comes back to this one: the job finds it.
    await sandbox.pay(late.url)
    await expect.poll(() => judge(stack, late), LATER).toEqual(WAITING)
    expect(ended).toEqual([])
    tell(name)
  }, 600_000)
})

/** The longest time for which no job of each minute ran; here they come each four seconds. */
async function longestSilence(forMs: number): Promise<number> {
  const end = Date.now() + forMs
  let [last, since, longest] = [await beats(), Date.now(), 0]
  while (Date.now() < end) {
    await sleep(250)
    const now = await beats()
    longest = Math.max(longest, Date.now() - since)
    if (now !== last) [last, since] = [now, Date.now()]
  }
  return longest
}

it('Stripe takes calls and says nothing: jobs that do not ask it run on', async () => {
  const late = await openCheckout(stack)
  await loseTheNewsOf(stack, late.sessionId)
  await sandbox.pay(late.url)
  for (const operation of ['checkout.sessions.retrieve', 'disputes.list', 'warnings.list'])
    await sandbox.fault('stripe', { operation, kind: 'timeout', times: 1000 })
  const silence = await longestSilence(HUNG_MS)
  await sandbox.mend('stripe')
  // A call that is said nothing to is given up after 27 s.
  expect(silence).toBeLessThan(15_000)
  times['longest silence'] = silence
  tell('is there, Stripe hangs')
}, 600_000)

/** Empties Redis again and again while the work goes on. @returns how often */
async function emptiedDuring(work: () => Promise<unknown>): Promise<number> {
  let [over, often] = [false, 0]
  const emptying = (async () => {
    for (; !over; often += 1) {
      redis.empty()
      await sleep(300)
    }
  })()
  await work().finally(() => {
    over = true
  })
  await emptying
  return often
}

it('Redis is emptied while the shop sells: what is under way ends right, and jobs run again by themselves', async () => {
  const [waiting, doubted, open] = await threePurchases()
  const bought: Awaited<ReturnType<typeof placedOrder>>[] = []
  const often = await emptiedDuring(async () => {
    await sandbox.pay(open.url)
    const comeBack = () => open.shopper.api.must('processPayment', { body: { sessionId: open.sessionId } })
    const [made] = await Promise.all([
      placedOrder(stack),
      comeBack(),
      timed('processed', () => process(waiting)),
      timed('rejected', () => reject(doubted)),
    ])
    bought.push(made, await placedOrder(stack))
  })
  redis.empty()
  times['jobs run again'] = await jobsRunAgain()
  await expect.poll(() => judge(stack, waiting), LATER).toEqual(PROCESSED)
  await expect.poll(() => judge(stack, doubted), LATER).toEqual(REJECTED)
  for (const purchase of [open, ...bought])
    await expect.poll(() => judge(stack, purchase), LATER).toEqual(WAITING)
  expect(ended).toEqual([])
  tell('is emptied', `emptied ${often} times meanwhile`)
}, 600_000)

// One that is back reads what it had kept, and refuses until it has.
it('Redis goes away and comes back again and again while payment pages are opened: each opens', async () => {
  const shoppers = await Promise.all(Array.from({ length: FLAPS }, () => openCheckout(stack)))
  const refused: string[] = []
  let [over, opened] = [false, 0]
  const opening = Array.from({ length: 4 }, async (_none, first) => {
    for (let at = first; !over; at += 1) {
      const { shopper, cart } = shoppers[at % FLAPS] ?? never()
      const answer = await shopper.api.call('createCheckoutSession', { body: { items: [cart.line] } })
      if (answer.ok) opened += 1
      // Who opens many is asked to wait; and whoever opens two at once is told so.
      else if (![409, 429].includes(answer.status)) refused.push(`${answer.status} ${answer.error}`)
    }
  })
  for (let flap = 0; flap < FLAPS; flap += 1) {
    await sleep(3000)
    await redis.kill()
    await sleep(500 + flap * 250)
    await redis.start()
  }
  over = true
  await Promise.all(opening)
  times['jobs run again'] = await jobsRunAgain()
  tell('flaps', `${FLAPS} times, ${opened} pages opened`)
  expect(refused).toEqual([])
  expect(opened).toBeGreaterThan(FLAPS)
}, 600_000)

// What the process kept for Redis goes with it: all that has to happen stands in PostgreSQL, and jobs find it there.
it('the shop dies while it keeps events for a Redis that is away, and that comes back empty', async () => {
  const [waiting, doubted, open] = await threePurchases()
  await redis.kill()
  await expect.poll(health, SOON).toEqual({ status: 200, redis: false })
  await sandbox.pay(open.url)
  await open.shopper.api.must('processPayment', { body: { sessionId: open.sessionId } })
  const late = await openCheckout(stack)
  await Promise.all([process(waiting), reject(doubted)])
  await killBackend(stack)
  await redis.startEmpty()
  await backendIsBack(stack)
  times['jobs run again'] = await jobsRunAgain()
  await expect.poll(() => judge(stack, waiting), LATER).toEqual(PROCESSED)
  await expect.poll(() => judge(stack, doubted), LATER).toEqual(REJECTED)
  await expect.poll(() => judge(stack, open), LATER).toEqual(WAITING)
  await sandbox.pay(late.url)
  await expect.poll(() => judge(stack, late), LATER).toEqual(WAITING)
  tell('is away while the shop dies')
}, 600_000)
