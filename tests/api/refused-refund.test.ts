import { randomBytes } from 'node:crypto'
import { beforeAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { givenBack } from '../support/given-back'
import { checkoutRow } from '../support/judge'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { paymentIdOf } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { databaseUrl } = stack
const sandbox = sandboxClient(stack)
const A_MINUTE = { timeout: 100_000, interval: 500 }
const PENCE = 200

let admin: ApiClient
let medusa: MedusaAdmin
beforeAll(async () => {
  admin = await administrator(stack.backend)
  medusa = await merchandiser(stack.backend)
})

async function processed() {
  const { orderId, sessionId } = await placedOrder(stack)
  const params = { id: orderId }
  await admin.must('processOrder', { params })
  const seen = () => admin.must('getPending', { params })
  await expect.poll(async () => (await seen()).status, A_MINUTE).toBe('processed')
  const intentId = (await checkoutRow(stack, sessionId)).payment_intent_id ?? 'none'
  const paymentId = await paymentIdOf(stack, orderId)
  const said = async () => (await seen()).attention.filter((sentence) => sentence.includes('is not made yet'))
  const press = () => medusa.call('POST', `/payments/${paymentId}/refund`, { amount: PENCE / 100 })
  const money = () => givenBack(stack, intentId, orderId)
  return { orderId, intentId, paymentId, said, press, money }
}
type Processed = Awaited<ReturnType<typeof processed>>

const newId = () => `ref_${randomBytes(8).toString('hex')}`

/** As a process leaves one that died in it two days ago, and that nobody could bring to its end since. */
async function cutOff({ paymentId }: Processed, id: string): Promise<void> {
  await rows(
    databaseUrl,
    `insert into refund (id, payment_id, amount, raw_amount, created_at, updated_at, deleted_at)
     values ($1, $2, $3::numeric, jsonb_build_object('value', $3::text, 'precision', 20),
             now() - interval '2 days', now() - interval '1 day', now() - interval '2 days')`,
    [id, paymentId, String(PENCE / 100)],
  )
}

// Guards: UNBOOKED, by which no refund is too old; what stands of it on the order, and in a mail.
it('a refund that Stripe refuses for days is said, told of once and made as soon as Stripe makes it', async () => {
  const order = await processed()
  const { taken } = await order.money()
  const refusal = { operation: 'refunds.create', kind: 'error', status: 400, about: order.intentId }
  const mails = () =>
    rows(
      databaseUrl,
      `select 1 from mail_message where template = 'admin-refund-stuck' and "to" = 'admin@caseloom.test'
         and data->'order'->>'orderId' = $1`,
      [order.orderId],
    )
  const id = newId()
  await sandbox.faultDuring('stripe', refusal, async () => {
    await cutOff(order, id)
    await expect
      .poll(order.said, A_MINUTE)
      .toEqual([expect.stringMatching(/^The refund of £2\.00 .* The last try failed: \S/)])
    await expect.poll(mails, A_MINUTE).toHaveLength(1)
    await expect(order.press()).rejects.toThrow(/A refund of this order is under way/)
    expect(await order.money()).toEqual({ taken, back: [], booked: [] })
  })
  // It is tried again after some hours.
  await rows(databaseUrl, `update refund set updated_at = now() - interval '7 hours' where id = $1`, [id])
  await expect.poll(order.money, A_MINUTE).toEqual({ taken, back: [PENCE], booked: [PENCE] })
  expect(await order.said()).toEqual([])
  expect(await mails()).toHaveLength(1)
}, 300_000)

// Guard: the provider, which looks for what Stripe has made: a key of the first try is no longer known there.
it('one that Stripe made days ago, of which the answer was lost, is booked and not made again', async () => {
  const order = await processed()
  const { taken } = await order.money()
  const id = newId()
  await sandbox.askStripe('refunds', {
    payment_intent: order.intentId,
    amount: String(PENCE),
    'metadata[refund_request]': id,
  })
  await cutOff(order, id)
  await expect.poll(order.money, A_MINUTE).toEqual({ taken, back: [PENCE], booked: [PENCE] })
})
