import { beforeAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import type { FailPoint } from '../support/crash'
import { rows } from '../support/database'
import { givenBack } from '../support/given-back'
import { checkoutRow } from '../support/judge'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { paymentIdOf } from '../support/order-facts'
import { atRacePoint } from '../support/race-point'

const stack = inject('stack')
const SOON = { timeout: 60_000, interval: 250 }
const REASON = { reason: 'It shows a trademark.' }

let admin: ApiClient
let medusa: MedusaAdmin
beforeAll(async () => {
  admin = await administrator(stack.backend)
  medusa = await merchandiser(stack.backend)
})

const at = ({ orderId }: { orderId: string }) => ({ params: { id: orderId } })
const statusOf = async (order: { orderId: string }) => (await admin.must('getPending', at(order))).status

async function paid() {
  const placed = await placedOrder(stack)
  const [{ payment_intent_id: intentId }, paymentId] = await Promise.all([
    checkoutRow(stack, placed.sessionId),
    paymentIdOf(stack, placed.orderId),
  ])
  return { ...placed, intentId: intentId ?? 'none', paymentId }
}
type Paid = Awaited<ReturnType<typeof paid>>

async function printed(): Promise<Paid> {
  const order = await paid()
  await admin.must('processOrder', at(order))
  await expect.poll(() => statusOf(order), SOON).toBe('processed')
  return order
}
/** One that is taken and printed, and can be rejected since its print was stopped. */
async function stopped(): Promise<Paid> {
  const order = await printed()
  await expect
    .poll(async () => (await admin.must('getPending', at(order))).prodigi.canCancel, SOON)
    .toBe(true)
  await admin.must('cancelPrint', { ...at(order), body: {} })
  await expect.poll(() => statusOf(order), SOON).toBe('prodigi_failed')
  return order
}

/** What Medusa's admin is told; nothing where it is done. */
const press = (what: 'refund' | 'capture', { paymentId }: Paid, amount?: number): Promise<string | null> =>
  medusa.call('POST', `/payments/${paymentId}/${what}`, { amount }).then(
    () => null,
    (error: unknown) => String(error),
  )
const reject = (order: Paid) => admin.call('rejectOrder', { ...at(order), body: REASON })
const moneyOf = ({ intentId, orderId }: Paid) => givenBack(stack, intentId, orderId)

// Guard: the lock of a payment's refunds, without which both pass, and each row is booked with the sum of whoever reads both.
it('of two refunds in Medusa’s admin at once one is made, and the other can be made after it', async () => {
  const order = await printed()
  const { taken } = await moneyOf(order)
  const place: FailPoint = { point: 'refund-payment-step', when: 'before', about: order.paymentId }
  const [first, second] = await atRacePoint(
    stack,
    place,
    () => press('refund', order, 5),
    () => press('refund', order, 3),
  )
  expect(first).toBeNull()
  expect(second).toMatch(/answered 400: .*A refund of this order is under way/)
  expect(await moneyOf(order)).toEqual({ taken, back: [500], booked: [500] })
  // At once after an answer, too.
  expect([await press('refund', order, 3), await press('refund', order, 1)]).toEqual([null, null])
  expect(await moneyOf(order)).toEqual({ taken, back: [500, 300, 100], booked: [500, 300, 100] })
})

// Guard: the same lock, which the release of an order takes, too: else it took the row for a dead one's, and its sum for its own.
it('what is rejected beside a refund in Medusa’s admin gives the rest back', async () => {
  const order = await stopped()
  const { taken } = await moneyOf(order)
  const place: FailPoint = {
    point: 'StripeCheckoutProvider.refundPayment',
    when: 'after',
    about: order.intentId,
  }
  const [refunded] = await atRacePoint(
    stack,
    place,
    () => press('refund', order, 2),
    () => reject(order),
  )
  expect(refunded).toBeNull()
  const goesOn = () =>
    rows(stack.databaseUrl, 'update approval_task set next_attempt_at = now() where order_id = $1', [
      order.orderId,
    ])
  await expect.poll(() => goesOn().then(() => statusOf(order)), SOON).toBe('rejected')
  const both = [200, taken - 200]
  expect(await moneyOf(order)).toEqual({ taken, back: both, booked: both })
})

it.each([
  ['rejected', (order: Paid) => reject(order)],
  ['cancelled', (order: Paid) => order.shopper.api.call('cancelOrder', at(order))],
])('while an order is being %s, Medusa’s admin takes nothing and gives nothing back', async (end, ends) => {
  const order = end === 'rejected' ? await stopped() : await paid()
  const place: FailPoint = { point: 'release-payments', when: 'before', about: order.orderId }
  const [, answers] = await atRacePoint(
    stack,
    place,
    (): Promise<unknown> => ends(order),
    async () => [await press('refund', order, 2), await press('capture', order)],
  )
  const refusal = new RegExp(`answered 400: .*This order is being ${end}`)
  expect(answers).toEqual([expect.stringMatching(refusal), expect.stringMatching(refusal)])
  await expect.poll(() => statusOf(order), SOON).toBe(end)
  const { taken, back, booked } = await moneyOf(order)
  expect([back, booked]).toEqual(taken > 0 ? [[taken], [taken]] : [[], []])
})
