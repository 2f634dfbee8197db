import { afterAll, beforeAll, describe, expect, inject, it, type ExpectStatic } from 'vitest'
import type { ApiClient } from '../support/api-client'
import { administrator } from '../support/actors'
import { openCheckout, paidCheckout, placedOrder, type OpenCheckout } from '../support/checkout'
import {
  killedAt,
  leaseRunsOut,
  looksRunOut,
  mailsRunOut,
  withoutJobs,
  type FailPoint,
} from '../support/crash'
import { rows } from '../support/database'
import { checkoutRow, judge, PROCESSED, REJECTED, WAITING, type Verdict } from '../support/judge'
import { sandboxClient } from '../support/sandbox-client'
import { sharedDeath } from '../support/shared-death'
import { stripeEvent } from '../support/stripe-event'

const stack = inject('stack')
const { databaseUrl } = stack
const sandbox = sandboxClient(stack)

/** The jobs of the shop run every few seconds here; what they start takes some more, and what failed waits for its turn. */
const A_JOB_LATER = { timeout: 110_000, interval: 1000 }
const SOON = { timeout: 40_000, interval: 250 }

/** Purchases that were interrupted in the first parts. The last part sees what became of them. */
const interrupted = new Map<string, OpenCheckout>()
function interruptedBy(name: string) {
  const purchase = interrupted.get(name)
  if (!purchase) throw new Error(`'${name}' was not brought about`)
  return purchase
}
/** When the shop was last ready again. */
let upAt = new Date()

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(stack.backend)
  // Each case says itself who comes back and what Stripe tells.
  await sandbox.events(false)
})
afterAll(() => sandbox.events(true))

/** An event about a checkout session, as Stripe tells it. */
async function told(sessionId: string, type: string) {
  const session = (await sandbox.stripeState()).checkout_sessions?.find((row) => row.id === sessionId)
  return stripeEvent(type, { object: 'checkout.session', ...session })
}

const completed = 'checkout.session.completed'
const orderIdOf = async ({ sessionId }: OpenCheckout) =>
  (await checkoutRow(stack, sessionId)).order_id ?? 'no order'
const inboxOf = (checkoutId: string) =>
  rows<{ state: string }>(databaseUrl, 'select state from webhook_inbox where checkout_id = $1', [checkoutId])

describe('an outside service that fails', () => {
  // Guard: the reconciling job asks Stripe about every open checkout.
  it('every event is lost, and nobody comes back', async () => {
    interrupted.set('silence', await paidCheckout(stack))
  })

  // Guards: a release is tried again without end and under a new key, since Stripe repeats a failure to an old one;
  // the customer is told after it, not before.
  it('Stripe is down while an order is rejected', async () => {
    const purchase = await placedOrder(stack)
    await sandbox.fault('stripe', {
      operation: 'payment_intents.cancel',
      kind: 'error',
      status: 503,
      times: 50,
    })
    const params = { id: purchase.orderId }
    const answer = await admin.must('rejectOrder', { params, body: { reason: 'It shows a trademark.' } })
    expect(answer.status).toBe('rejecting')
    const mails = ['order-confirmation', 'welcome']
    const expected: Partial<Verdict> = {
      approvals: ['rejecting'],
      intent: 'requires_capture',
      mails,
      inbox: 2,
    }
    await expect.poll(() => judge(stack, purchase), SOON).toMatchObject(expected)
    await sandbox.mend('stripe')
    interrupted.set('rejected', purchase)
  })

  // Guards: fulfillment_failed keeps the money and the key; the key turns the repeat into the first order.
  it.each([
    ['answers 500', { kind: 'error', status: 500, times: 3 }, 0],
    ['takes the order, but its answer is lost', { kind: 'drop_after', times: 3 }, 1],
  ])('Prodigi %s: processed again, one case is printed', async (_name, fault, printsThen) => {
    const purchase = await placedOrder(stack)
    const params = { id: purchase.orderId }
    await sandbox.fault('prodigi', { operation: 'orders.create', ...fault })
    const first = await admin.call('processOrder', { params })
    await sandbox.mend('prodigi')
    expect(first.ok).toBe(false)
    expect(await judge(stack, purchase)).toMatchObject({
      approvals: ['fulfillment_failed'],
      received: 'everything',
      prints: printsThen,
    })
    await admin.must('processOrder', { params })
    await expect.poll(() => judge(stack, purchase), SOON).toEqual(PROCESSED)
  })
})

/** An order whose confirmation has gone out: a mail that is under way when its process dies is kept for three minutes. */
async function confirmedOrder(expect: ExpectStatic) {
  const purchase = await placedOrder(stack)
  await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)
  return purchase
}

describe('a process that dies', () => {
  // Guard: the inbox row is committed before the 200, and an event that was claimed is not done.
  it('right after it answered a webhook', () =>
    withoutJobs(stack, async () => {
      const purchase = await paidCheckout(stack)
      const { id } = await checkoutRow(stack, purchase.sessionId)
      const event = await told(purchase.sessionId, completed)
      const place: FailPoint = { point: 'StripeCheckoutService.findCheckout', when: 'before', about: id }
      let answered = 0
      upAt = await killedAt(stack, place, async () => {
        answered = (await sandbox.webhook(event)).status
      })
      expect(answered).toBe(200)
      expect(await inboxOf(id)).toEqual([{ state: 'received' }])
      interrupted.set('after the webhook', purchase)
    }))
})

const PROCESSING: [name: string, place: Omit<FailPoint, 'about'>, intent: string, prints: number][] = [
  // Guard: capture() forgets a capture row without a date; Medusa refuses every further try while it is there.
  [
    'before Stripe was asked to capture',
    { point: 'StripeCheckoutProvider.capturePayment', when: 'before' },
    'requires_capture',
    0,
  ],
  // Guard: capturePayment of the provider takes a captured intent as its success.
  [
    'before Stripe’s capture was noted',
    { point: 'StripeCheckoutProvider.capturePayment', when: 'after' },
    'succeeded',
    0,
  ],
  // Guard: the approval task; nobody asks for the print again but the job.
  ['between money and print', { point: 'submit-print', when: 'before' }, 'succeeded', 0],
  // Guard: the idempotency key of the submission; a second key would print a second case.
  [
    'before Prodigi’s answer was noted',
    { point: 'ProdigiFulfillmentProvider.createFulfillment', when: 'after' },
    'succeeded',
    1,
  ],
  // Guard: countFulfilled; lines that were never counted could not be shipped.
  [
    'between the print’s tie to its order and the count of its lines',
    { point: 'create-remote-links', when: 'after' },
    'succeeded',
    1,
  ],
]
/** Beside those in its processing. */
const OTHERS = 4

describe.concurrent('a process that dies', () => {
  const death = sharedDeath(stack, PROCESSING.length + OTHERS)
  /** How long the job takes is counted from here. */
  const dies = async (...its: Parameters<typeof death>) => {
    upAt = (await death(...its)).upAt
  }

  // Guard: cancelOrphans in ensureOrder (Medusa's own completion would make a second order). Judge: livingOrders.
  it('between an order and its tie to the cart leaves one order to the shopper who comes back', async ({
    expect,
  }) => {
    const purchase = await openCheckout(stack)
    const { shopper, sessionId, url } = purchase
    const { id } = await checkoutRow(stack, sessionId)
    await dies({ point: 'create-orders', when: 'after', about: id }, async () => {
      await sandbox.pay(url)
      await shopper.api.must('processPayment', { body: { sessionId } })
    })
    await shopper.api.must('processPayment', { body: { sessionId } })
    const all = await rows<{ cancelled: boolean }>(
      databaseUrl,
      `select canceled_at is not null as cancelled from "order" where metadata->>'checkout_id' = $1 order by 1`,
      [id],
    )
    // The one that the dead process left, and the one that counts.
    expect(all).toEqual([{ cancelled: false }, { cancelled: true }])
    await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)
  })

  it.for(PROCESSING)('%s', async ([name, place, intent, prints], { expect }) => {
    const purchase = await confirmedOrder(expect)
    const { orderId } = purchase
    const { payment_intent_id } = await checkoutRow(stack, purchase.sessionId)
    // The capture knows the payment alone.
    const about = place.point === 'StripeCheckoutProvider.capturePayment' ? payment_intent_id : orderId
    const params = { id: orderId }
    await dies(
      { ...place, about: about ?? orderId },
      () => admin.must('processOrder', { params }),
      async () => {
        expect(await judge(stack, purchase)).toMatchObject({ approvals: ['processing'], intent, prints })
        // Two may press at once; a dead process does not let a second one in.
        expect(await admin.call('processOrder', { params })).toMatchObject({ status: 409 })
      },
    )
    interrupted.set(name, purchase)
  })

  // Guard: an open change of the order, left by the dead process, is closed before the order is cancelled again.
  it('while Medusa cancelled a rejected order', async ({ expect }) => {
    const purchase = await confirmedOrder(expect)
    const params = { id: purchase.orderId }
    await dies(
      { point: 'create-order-change', when: 'after', about: purchase.orderId },
      () => admin.must('rejectOrder', { params, body: { reason: 'It shows a trademark.' } }),
      async () =>
        expect(await judge(stack, purchase)).toMatchObject({ approvals: ['rejecting'], intent: 'canceled' }),
    )
    interrupted.set('cut off in its cancelling', purchase)
  })

  // Guard: the decision and its work are committed together; the customer's press is not lost with the process.
  it('between a customer’s cancelling and its money', async ({ expect }) => {
    const purchase = await confirmedOrder(expect)
    const { orderId, shopper } = purchase
    const params = { id: orderId }
    await dies(
      { point: 'release-payments', when: 'before', about: orderId },
      () => shopper.api.must('cancelOrder', { params }),
      async () => {
        expect(await judge(stack, purchase)).toMatchObject({
          approvals: ['cancelling'],
          intent: 'requires_capture',
        })
        // Neither is it taken twice, nor printed meanwhile.
        expect(await shopper.api.must('cancelOrder', { params })).toMatchObject({ cancelledBecause: 'asked' })
        expect(await admin.call('processOrder', { params })).toMatchObject({ status: 409 })
      },
    )
    interrupted.set('cancelled', purchase)
  })

  // Guard: a paid checkout stays due until all that follows its order is done (`move(…, 'completed')` comes last).
  it('between an order and its approval', async () => {
    const purchase = await openCheckout(stack)
    const { shopper, sessionId, url, cart } = purchase
    const about = cart.line.customizations.recipeHash
    await dies({ point: 'open-approval', when: 'before', about }, async () => {
      await sandbox.pay(url)
      await shopper.api.must('processPayment', { body: { sessionId } })
    })
    interrupted.set('no approval', purchase)
  })
})

/** From here on nothing is killed and every service is well. Not beside the deaths, as neighbours that are concurrent would be. */
describe('once all is well', () => {
  describe.concurrent('afterwards', () => {
    beforeAll(async () => {
      for (const purchase of interrupted.values()) await leaseRunsOut(stack, await orderIdOf(purchase), upAt)
      await looksRunOut(
        stack,
        [...interrupted.values()].map(({ sessionId }) => sessionId),
      )
      // Where starts take long, a lease ends between two deaths, and the second may come over its mail.
      await mailsRunOut(stack, upAt)
    })

    it.for(['no approval', 'after the webhook', 'silence'])(
      'a paid checkout (%s) has become one order by itself, seen within a minute',
      async (name, { expect }) => {
        const purchase = interruptedBy(name)
        await expect.poll(() => judge(stack, purchase), A_JOB_LATER).toEqual(WAITING)
        const { completed_at } = await checkoutRow(stack, purchase.sessionId)
        // The job's minute, and the time that a completion takes on a busy machine.
        expect((completed_at?.getTime() ?? Infinity) - upAt.getTime()).toBeLessThan(75_000)
      },
    )

    it('a kept event is worked off', async ({ expect }) => {
      const { id } = await checkoutRow(stack, interruptedBy('after the webhook').sessionId)
      await expect.poll(() => inboxOf(id), A_JOB_LATER).toEqual([{ state: 'done' }])
    })

    it.for([
      'before Stripe was asked to capture',
      'before Stripe’s capture was noted',
      'between money and print',
      'before Prodigi’s answer was noted',
      'between the print’s tie to its order and the count of its lines',
    ])('an order whose processing was cut off %s is captured and printed once', async (name, { expect }) => {
      const purchase = interruptedBy(name)
      await expect.poll(() => judge(stack, purchase), A_JOB_LATER).toEqual(PROCESSED)
      const uncounted = await rows(
        databaseUrl,
        `select i.id from order_item i join "order" o on o.id = i.order_id and o.version = i.version
       where o.id = $1 and i.fulfilled_quantity <> i.quantity`,
        [await orderIdOf(purchase)],
      )
      expect(uncounted).toEqual([])
    })

    it.for([
      ['once Stripe is back', 'rejected'],
      ['after its cancelling was cut off', 'cut off in its cancelling'],
    ] as const)('a rejected order is released %s', async ([, name], { expect }) => {
      const purchase = interruptedBy(name)
      await expect.poll(() => judge(stack, purchase), A_JOB_LATER).toEqual(REJECTED)
      const { payment_intent_id } = await checkoutRow(stack, purchase.sessionId)
      const refunds = (await sandbox.stripeState()).refunds ?? []
      expect(refunds.filter(({ payment_intent }) => payment_intent === payment_intent_id)).toEqual([])
    })

    it('an order that its customer took back is released, and they are told', async ({ expect }) => {
      const mails = ['order-cancelled', 'order-confirmation', 'welcome']
      const cancelled: Verdict = { ...REJECTED, approvals: ['cancelled'], mails }
      await expect.poll(() => judge(stack, interruptedBy('cancelled')), A_JOB_LATER).toEqual(cancelled)
    })

    // Guards: event_id is unique; what an event claims is read from Stripe; a final state never goes back.
    it('events that come twice, and an expiry after the payment, change nothing', async ({ expect }) => {
      const purchase = await paidCheckout(stack)
      const { sessionId } = purchase
      const done = await told(sessionId, completed)
      const expired = await told(sessionId, 'checkout.session.expired')
      const answers = await Promise.all([expired, done, done, done].map((event) => sandbox.webhook(event)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)
      for (const event of [expired, done, await told(sessionId, 'checkout.session.expired')])
        expect((await sandbox.webhook(event)).status).toBe(200)
      const { id } = await checkoutRow(stack, sessionId)
      // Three ids were told: copies are one row.
      await expect.poll(() => inboxOf(id), SOON).toEqual(Array(3).fill({ state: 'done' }))
      expect(await judge(stack, purchase)).toEqual(WAITING)
    })

    // Guard: the approval is decided under a row lock; who comes second gets 409.
    it('two administrators who process at once print one case', async ({ expect }) => {
      const purchase = await placedOrder(stack)
      const params = { id: purchase.orderId }
      const admins = [admin, await administrator(stack.backend)]
      const answers = await Promise.all(admins.map((person) => person.call('processOrder', { params })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      await expect.poll(() => judge(stack, purchase), SOON).toEqual(PROCESSED)
    })

    it('of Process and Reject at once, one wins and the other does nothing', async ({ expect }) => {
      const purchase = await placedOrder(stack)
      const params = { id: purchase.orderId }
      const [process, reject] = await Promise.all([
        admin.call('processOrder', { params }),
        admin.call('rejectOrder', { params, body: { reason: 'Not this one.' } }),
      ])
      expect([process.status, reject.status].sort()).toEqual([200, 409])
      await expect.poll(() => judge(stack, purchase), SOON).toEqual(process.ok ? PROCESSED : REJECTED)
    })
  })
})
