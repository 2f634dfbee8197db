import { beforeAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { checkoutRow, judge, PROCESSED, REJECTED, WAITING } from '../support/judge'
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

/** A paid order whose bank refuses to let the money go, `times` over, and that was processed. */
async function refused(times: number) {
  const purchase = await placedOrder(stack)
  await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)
  const { payment_intent_id: about } = await checkoutRow(stack, purchase.sessionId)
  const fault = { operation: 'payment_intents.capture', kind: 'scenario', scenario: 'bank_refuses' }
  await sandbox.fault('stripe', { ...fault, about, times })
  const params = { id: purchase.orderId }
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
