import { beforeAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { givenBack } from '../support/given-back'
import { checkoutRow, judge, REJECTED, WAITING, type Verdict } from '../support/judge'
import { merchandiser } from '../support/medusa-admin'
import { paymentIdOf } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 250 }
/** Taken once and given back: Medusa keeps such a payment, where a released one is cancelled. */
const GIVEN_BACK: Verdict = {
  ...REJECTED,
  payments: 1,
  intent: 'succeeded',
  received: 'everything',
  captures: 1,
  booked: 1,
}

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(stack.backend)
})

async function waiting() {
  const purchase = await placedOrder(stack)
  await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)
  const { payment_intent_id: intentId } = await checkoutRow(stack, purchase.sessionId)
  return { purchase, intentId: intentId ?? 'none', params: { id: purchase.orderId } }
}

async function expectGivenBack(
  expected: Verdict,
  { purchase, intentId }: Awaited<ReturnType<typeof waiting>>,
) {
  await expect.poll(() => judge(stack, purchase), SOON).toEqual(expected)
  const { taken, back, booked } = await givenBack(stack, intentId, purchase.orderId)
  expect(taken).toBeGreaterThan(0)
  expect([back, booked]).toEqual([[taken], [taken]])
}

// Guard: a release that Stripe refuses since the money is taken books the capture, and refunds it.
it('money that was taken in Stripe’s dashboard goes back when its order is rejected', async () => {
  const order = await waiting()
  await sandbox.askStripe(`payment_intents/${order.intentId}/capture`, {})
  await admin.must('rejectOrder', { params: order.params, body: { reason: 'It shows a trademark.' } })
  await expectGivenBack(GIVEN_BACK, order)
})

it('and when its customer cancels it', async () => {
  const order = await waiting()
  await sandbox.askStripe(`payment_intents/${order.intentId}/capture`, {})
  await order.purchase.shopper.api.must('cancelOrder', { params: order.params })
  const mails = ['order-cancelled', 'order-confirmation', 'welcome']
  await expectGivenBack({ ...GIVEN_BACK, approvals: ['cancelled'], mails }, order)
})

// Guard: a capture without its row is booked anew. Medusa notes the day after Stripe has answered, whether or not the row is there still.
it('money that Medusa’s admin takes in the moment of a rejection goes back', async () => {
  const order = await waiting()
  const { intentId: about, purchase, params } = order
  const paymentId = await paymentIdOf(stack, purchase.orderId)
  const medusa = await merchandiser(stack.backend)
  const late = { kind: 'delay_after', about }
  await sandbox.fault('stripe', { ...late, operation: 'payment_intents.capture', ms: 4000 })
  const pressed = medusa.call('POST', `/payments/${paymentId}/capture`, {})
  const taken = async () => (await givenBack(stack, about, purchase.orderId)).taken
  await expect.poll(taken, { ...SOON, interval: 20 }).toBeGreaterThan(0)
  // The release takes the row for one of a dead process, and asks Stripe until the other has its answer.
  await sandbox.fault('stripe', { ...late, operation: 'payment_intents.retrieve', ms: 7000 })
  await Promise.all([
    pressed,
    admin.must('rejectOrder', { params, body: { reason: 'It shows a trademark.' } }),
  ])
  await expectGivenBack(GIVEN_BACK, order)
})

it('money that was taken while every answer of Stripe was lost goes back when its order is rejected', async () => {
  const order = await waiting()
  const about = order.intentId
  await sandbox.fault('stripe', {
    operation: 'payment_intents.capture',
    kind: 'drop_after',
    about,
    times: 20,
  })
  const answer = admin.call('processOrder', { params: order.params })
  const taken = async () => (await givenBack(stack, about, order.purchase.orderId)).taken
  await expect.poll(taken, { ...SOON, interval: 20 }).toBeGreaterThan(0)
  // What is asked while the capture is tried again is lost too.
  const unread = { operation: 'payment_intents.retrieve', kind: 'error', status: 500 }
  await sandbox.fault('stripe', { ...unread, about, times: 20 })
  expect(await answer).toMatchObject({ ok: false, code: 'fulfillment_failed' })
  await sandbox.mend('stripe')
  // Stripe has it, and Medusa does not know.
  expect(await judge(stack, order.purchase)).toMatchObject({ received: 'everything', captures: 0, booked: 0 })
  await admin.must('rejectOrder', { params: order.params, body: { reason: 'It shows a trademark.' } })
  await expectGivenBack(GIVEN_BACK, order)
})
