import { beforeAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { leaseRunsOut } from '../support/crash'
import { rows } from '../support/database'
import { checkoutRow, judge, PROCESSED, REJECTED, WAITING } from '../support/judge'
import { merchandiser } from '../support/medusa-admin'
import { paymentIdOf } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 250 }
const WORDS =
  'Sending it to print failed: The payment could not be taken: The payment provider did not do this: Your card was declined.'

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(stack.backend)
})

const fault = (scenario: string) => ({ operation: 'payment_intents.capture', kind: 'scenario', scenario })
const waiting = async () => {
  const purchase = await placedOrder(stack)
  await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)
  const { payment_intent_id: about } = await checkoutRow(stack, purchase.sessionId)
  return { purchase, about, params: { id: purchase.orderId } }
}

/** A paid order whose bank refuses to let the money go, `times` over, and that was processed. */
async function refused(times: number) {
  const { purchase, about, params } = await waiting()
  await sandbox.fault('stripe', { ...fault('bank_refuses'), about, times })
  expect(await admin.call('processOrder', { params })).toMatchObject({
    ok: false,
    code: 'fulfillment_failed',
  })
  // Not submitted, nothing taken, nothing booked, and the hold is still there.
  expect(await judge(stack, purchase)).toEqual({ ...WAITING, approvals: ['fulfillment_failed'] })
  expect((await admin.must('getPending', { params })).attention).toContain(WORDS)
  return { purchase, params }
}

it('an order whose money the bank refuses is not printed; tried again, it is taken and printed once', async () => {
  const { purchase, params } = await refused(2)
  expect(await admin.call('processOrder', { params })).toMatchObject({
    ok: false,
    code: 'fulfillment_failed',
  })
  expect(await judge(stack, purchase)).toEqual({ ...WAITING, approvals: ['fulfillment_failed'] })
  await admin.must('processOrder', { params })
  await expect.poll(() => judge(stack, purchase), SOON).toEqual(PROCESSED)
})

it('or it is rejected, and what is held is released', async () => {
  const { purchase, params } = await refused(1)
  await admin.must('rejectOrder', { params, body: { reason: 'The bank refuses the payment.' } })
  await expect.poll(() => judge(stack, purchase), SOON).toEqual(REJECTED)
})

const ENDED = 'The payment could not be taken: The bank no longer holds the money of this payment'

// Guards: the order of capture and print, and the job that cancels what has no money any more. Judge: Stripe's ledger.
it.each(['told', 'untold'])(
  'an authorisation that the bank ends in the moment of the capture, and that is %s, prints nothing and takes nothing',
  async (how) => {
    const { purchase, about, params } = await waiting()
    await sandbox.fault('stripe', { ...fault('bank_ends'), about })
    if (how === 'untold')
      await sandbox.fault('stripe', { event: 'payment_intent.canceled', kind: 'lost', about })
    expect(await admin.call('processOrder', { params })).toMatchObject({
      ok: false,
      code: 'fulfillment_failed',
      error: expect.stringContaining(ENDED) as string,
    })
    if (how === 'untold') {
      expect((await admin.must('getPending', { params })).attention).toContain(
        `Sending it to print failed: ${ENDED}`,
      )
      expect(await admin.call('processOrder', { params })).toMatchObject({ ok: false })
      await admin.must('rejectOrder', { params, body: { reason: 'Its money is gone.' } })
      await expect.poll(() => judge(stack, purchase), SOON).toEqual(REJECTED)
      return
    }
    const mails = ['order-confirmation', 'order-lapsed', 'welcome']
    const lapsed = { ...REJECTED, approvals: ['cancelled'], mails }
    await expect.poll(() => judge(stack, purchase), SOON).toEqual(lapsed)
  },
)

/** The shop's key is another account's by now, which knows nothing of what was paid on the page. Answers how to take that back. */
async function unknownToStripe(orderId: string, mode: 'test' | 'live') {
  const name = (session: string, intent: string) =>
    rows<{ session: string; intent: string }>(
      stack.databaseUrl,
      `with before as (select id, stripe_session_id as session, payment_intent_id as intent from checkout where order_id = $1),
            paid as (update payment p set data = p.data || jsonb_build_object('id', $2::text, 'payment_intent', $3::text)
                       from order_payment_collection l where l.order_id = $1 and l.payment_collection_id = p.payment_collection_id)
       update checkout c set stripe_session_id = $2 from before where c.id = before.id returning before.session, before.intent`,
      [orderId, session, intent],
    )
  const [real] = await name(`cs_${mode}_of_${orderId}`, `pi_of_${orderId}`)
  return async () => {
    await name(real?.session ?? '', real?.intent ?? '')
  }
}

// Guard: what Stripe has never heard of is not paid, whatever Medusa's books say; and no money but a trial's counts as given back by that.
it.each(['held', 'taken'] as const)(
  'an order of a trial whose payment is %s, and not known to Stripe any more, is not printed, and ends when it is rejected',
  async (how) => {
    const { purchase, params } = await waiting()
    const { id: checkoutId } = await checkoutRow(stack, purchase.sessionId)
    const taken = { intent: 'succeeded', received: 'everything', captures: 1, booked: 1 } as const
    const money = how === 'taken' ? taken : {}
    if (how === 'taken') {
      const medusa = await merchandiser(stack.backend)
      await medusa.call('POST', `/payments/${await paymentIdOf(stack, purchase.orderId)}/capture`, {})
    }
    await unknownToStripe(purchase.orderId, 'test')
    const found = () => judge(stack, { ...purchase, sessionId: checkoutId })
    expect(await admin.call('processOrder', { params })).toMatchObject({
      ok: false,
      code: 'fulfillment_failed',
      error: expect.stringContaining('paid in a trial, with no real money') as string,
    })
    expect(await found()).toEqual({ ...WAITING, ...money, approvals: ['fulfillment_failed'] })
    await admin.must('rejectOrder', { params, body: { reason: 'It was a trial.' } })
    // Nothing was asked of Stripe's ledger.
    const kept = how === 'taken' ? { ...money, payments: 1 } : { intent: WAITING.intent }
    await expect.poll(found, SOON).toEqual({ ...REJECTED, ...kept })
    const { history } = await admin.must('getPending', { params })
    expect(history.map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining('there was no real money to give back'),
    )
  },
)

it('a real payment that a wrong key does not know prints nothing, and goes back as soon as the key is right', async () => {
  const { purchase, params } = await waiting()
  const mendKey = await unknownToStripe(purchase.orderId, 'live')
  expect(await admin.call('processOrder', { params })).toMatchObject({
    ok: false,
    code: 'fulfillment_failed',
    error: expect.stringContaining('Stripe does not know this payment') as string,
  })
  await admin.must('rejectOrder', { params, body: { reason: 'It shows a trademark.' } })
  const standing = () =>
    rows(stack.databaseUrl, 'select status from approval where order_id = $1', [purchase.orderId])
  expect(await standing()).toEqual([{ status: 'rejecting' }])
  await mendKey()
  await expect.poll(() => judge(stack, purchase), SOON).toEqual(REJECTED)
})

// Guard: a step is recorded, and the next one begun, only by whoever has the task.
it('who was held up while another took the work prints nothing any more; the other does, once', async () => {
  const { purchase, about, params } = await waiting()
  const slow = { operation: 'payment_intents.capture', kind: 'delay_after', ms: 6000, about }
  await sandbox.fault('stripe', slow)
  const pressed = admin.call('processOrder', { params })
  await expect.poll(async () => (await judge(stack, purchase)).received, SOON).toBe('everything')
  const taken = await rows(
    stack.databaseUrl,
    `update approval_task set attempts = attempts + 1, locked_until = now() + interval '10 minutes'
      where order_id = $1 and state = 'running' and step = 'preflight' returning id`,
    [purchase.orderId],
  )
  expect(taken).toHaveLength(1)
  await pressed
  const steps = () =>
    rows(stack.databaseUrl, 'select state, step from approval_task where order_id = $1', [purchase.orderId])
  expect(await steps()).toEqual([{ state: 'running', step: 'preflight' }])
  expect(await judge(stack, purchase)).toMatchObject({ approvals: ['processing'], prints: 0 })
  await leaseRunsOut(stack, purchase.orderId, new Date())
  await expect.poll(() => judge(stack, purchase), { timeout: 110_000, interval: 500 }).toEqual(PROCESSED)
})
