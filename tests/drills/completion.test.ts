import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crowd, type OneOfMany } from '../support/crowd'
import { killedAt, mailsRunOut, withoutJobs, type FailPoint } from '../support/crash'
import { rows } from '../support/database'
import { placesOf, reached, runsOr } from '../support/drill'
import { DEATHS, type Place } from '../support/drive/stories'
import { checkoutRow, judge, WAITING } from '../support/judge'
import { sandboxClient, type SandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'
import { stripeEvent } from '../support/stripe-event'

/** By what the input of a place tells a purchase from others. */
type About = Place['about'] | 'cart' | 'payment session'
type Point = [point: string, about: About]

/** On the way from a paid page to its order; the shop's own places are those of the chaos run. */
const POINTS: Point[] = [
  ['StripeCheckoutService.findCheckout', 'checkout'],
  ['create-remote-links', 'cart'],
  ['authorize-payment-session-step', 'payment session'],
  ...new Map(DEATHS.filter(({ way }) => way === 'completion').map(({ at }) => [at.point, at.about] as const)),
]
/** Who comes after the restart, and under whose work the shop dies: another's, or the same job's, which keeps what it has taken. */
const WAYS = {
  'the shopper': { diesUnder: 'the event' },
  'the event': { diesUnder: 'the shopper' },
  'the job alone': { diesUnder: 'the job' },
} as const
type Way = keyof typeof WAYS
const CASES = POINTS.flatMap(([point, about]) =>
  (['before', 'after'] as const).flatMap((when) =>
    (Object.keys(WAYS) as Way[]).map((next) => ({ point, about, when, next })),
  ),
)
const played = placesOf(CASES.length, runsOr(CASES.length)).flatMap((at) => CASES[at - 1] ?? [])

const SOON = { timeout: 60_000, interval: 250 }
/** From the new start to the order. */
const WANTED_MS = 60_000
/** The job that looks for payments comes at the full minute. */
const A_JOB_STRIKES_WITHIN_MS = 120_000

let stack: RunningStack
let sandbox: SandboxClient
let buyers: OneOfMany[]
beforeAll(async () => {
  // The jobs at their true times: what they find by themselves is measured.
  stack = await startStack({ storefront: false, failPoints: true, trueSchedule: true })
  sandbox = sandboxClient(stack)
  await sandbox.events(false)
  buyers = await crowd(stack, played.length)
}, 600_000)

const ends: { dies: string; next: string; 'order after, s': number }[] = []
afterAll(async () => {
  if (ends.length > 0) {
    console.table(ends)
    const slowest = Math.max(...ends.map((end) => end['order after, s']))
    reached(
      'F1',
      `${ends.length} deaths of ${CASES.length} (${POINTS.length} places, before and after, three who come next): each one order, paid as shown; the slowest ${slowest} s after the new start`,
    )
  }
  await stack.stop()
})

interface Purchase {
  shopper: OneOfMany
  checkoutId: string
  sessionId: string
}

const sessionOf = async (sessionId: string) =>
  (await sandbox.stripeState()).checkout_sessions?.find(({ id }) => id === sessionId)

/** What makes the shop look at a paid page, or nobody: then its job does, if it may. */
const COMES: Record<Way, (purchase: Purchase) => Promise<unknown>> = {
  'the shopper': ({ shopper, sessionId }) => shopper.api.call('processPayment', { body: { sessionId } }),
  'the event': async ({ sessionId }) =>
    sandbox.webhook(
      stripeEvent('checkout.session.completed', {
        object: 'checkout.session',
        ...(await sessionOf(sessionId)),
      }),
    ),
  'the job alone': () => Promise.resolve(),
}

/** A payment page that is open, of a customer who has been welcomed: a mail under way when its process dies would rest for minutes. */
async function opened(shopper: OneOfMany): Promise<Purchase & { url: string }> {
  const { sessionId, url } = await shopper.api.must('createCheckoutSession', {
    body: { items: [shopper.line] },
  })
  const { id: checkoutId } = await checkoutRow(stack, sessionId)
  await expect
    .poll(() => judge(stack, { shopper, sessionId }), SOON)
    .toMatchObject({ mails: ['welcome'], inbox: 1 })
  return { shopper, checkoutId, sessionId, url }
}

async function nameOf(about: About, { shopper, checkoutId }: Purchase): Promise<string> {
  const [ids] = await rows<{ cart: string; payment: string }>(
    stack.databaseUrl,
    `select c.cart_id as cart, s.id as payment from checkout c
       join cart_payment_collection l on l.cart_id = c.cart_id and l.deleted_at is null
       join payment_session s on s.payment_collection_id = l.payment_collection_id and s.deleted_at is null
     where c.id = $1`,
    [checkoutId],
  )
  if (!ids) throw new Error(`Checkout ${checkoutId} has no payment session`)
  const names: Record<About, string> = {
    checkout: checkoutId,
    recipe: shopper.line.customizations.recipeHash,
    'e-mail': shopper.email,
    cart: ids.cart,
    'payment session': ids.payment,
    nothing: '',
    order: checkoutId,
    intent: checkoutId,
  }
  return names[about]
}

/** Dies while the first to come makes the order, and is up again. Nobody else comes meanwhile. */
async function cutOff(purchase: Purchase & { url: string }, place: FailPoint, next: Way): Promise<Date> {
  const pay = async () => expect((await sandbox.pay(purchase.url)).status).toBe(303)
  const { diesUnder } = WAYS[next]
  if (diesUnder === 'the job') return killedAt(stack, place, pay, A_JOB_STRIKES_WITHIN_MS)
  await pay()
  return killedAt(stack, place, () => COMES[diesUnder](purchase))
}

const isDone = async ({ sessionId }: Purchase) => (await checkoutRow(stack, sessionId)).completed_at !== null

/** Whoever comes next does so until the order is there, as a browser does that waits for it. */
async function complete(purchase: Purchase, next: Way): Promise<void> {
  const end = Date.now() + WANTED_MS
  while (Date.now() < end && !(await isDone(purchase))) {
    await COMES[next](purchase)
    await sleep(1000)
  }
}

async function assertPaidAsShown({ shopper, sessionId }: Purchase): Promise<void> {
  const { payment_intent_id } = await checkoutRow(stack, sessionId)
  const { checkout_sessions = [], payment_intents = [] } = await sandbox.stripeState()
  const shown = checkout_sessions.find(({ id }) => id === sessionId)?.amount_total
  const intent = payment_intents.find(({ id }) => id === payment_intent_id)
  expect(intent).toMatchObject({ amount: shown, amount_capturable: shown })
  const [row] = await shopper.api.must('listOrders')
  expect(Math.round((row?.orderTotal ?? 0) * 100)).toBe(shown)
}

describe.each(played)('$when $point, then $next', (one) => {
  const { point, about, when, next } = one
  it('leaves one order, within a minute of the new start', async () => {
    const shopper = buyers[played.indexOf(one)]
    if (!shopper) throw new Error('Nobody buys')
    const interrupted = async () => {
      const purchase = await opened(shopper)
      const place = { point, when, about: await nameOf(about, purchase) }
      return { purchase, upAt: await cutOff(purchase, place, next) }
    }
    const byAnother = async () => {
      const end = await interrupted()
      await complete(end.purchase, next)
      return end
    }
    const { purchase, upAt } = await (next === 'the job alone'
      ? interrupted()
      : withoutJobs(stack, byAnother))
    await expect.poll(() => isDone(purchase), { timeout: WANTED_MS, interval: 250 }).toBe(true)
    await mailsRunOut(stack, upAt)
    // A mail that was under way is the minute's job's.
    await expect.poll(() => judge(stack, purchase), { timeout: 120_000, interval: 500 }).toEqual(WAITING)
    await assertPaidAsShown(purchase)
    const { completed_at } = await checkoutRow(stack, purchase.sessionId)
    const took = Math.max(0, (completed_at?.getTime() ?? Infinity) - upAt.getTime())
    expect(took).toBeLessThan(WANTED_MS)
    ends.push({ dies: `${when} ${point}`, next, 'order after, s': Math.round(took / 1000) })
  })
})
