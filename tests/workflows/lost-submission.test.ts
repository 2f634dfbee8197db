import { expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { judge, PROCESSED, WAITING } from '../support/judge'
import { printsOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 250 }
const A_DAY = 86_400

/** A processed order that Prodigi has taken, and whose answer never came, however often it was asked. */
async function unanswered() {
  const admin = await administrator(stack.backend)
  const placed = await placedOrder(stack)
  const params = { id: placed.orderId }
  await expect.poll(() => judge(stack, placed), SOON).toEqual(WAITING)
  const about = placed.orderId
  await sandbox.fault('prodigi', { operation: 'orders.create', kind: 'drop_after', times: 3, about })
  expect((await admin.call('processOrder', { params })).ok).toBe(false)
  expect((await printsOfOrder(stack, placed)).map(stageOf)).toEqual(['InProgress'])
  return { admin, placed, params }
}
const stageOf = ({ status }: Record<string, unknown>) => (status as { stage: string }).stage

// Guard: withdrawSubmissionWorkflow before the payment is given back. Judge: what the printer holds.
it('a print whose answer was lost is cancelled before the order is rejected', async () => {
  const { admin, placed, params } = await unanswered()
  await admin.must('rejectOrder', { params, body: { reason: 'It shows a trademark.' } })
  await expect
    .poll(async () => (await admin.must('getPending', { params })).status, { timeout: 30_000 })
    .toBe('rejected')
  expect((await printsOfOrder(stack, placed)).map(stageOf)).toEqual(['Cancelled'])
})

// Guard: the provider's look at what Prodigi has (`--without print-look`). Judge: what the printer holds.
it('one that is tried again days later, when Prodigi has forgotten its key, is found and not printed twice', async () => {
  const { admin, placed, params } = await unanswered()
  await sandbox.prodigiSettings({ keySeconds: A_DAY })
  await sandbox.passAtProdigi(2 * A_DAY)
  try {
    await admin.must('processOrder', { params })
    await expect.poll(() => judge(stack, placed), SOON).toEqual(PROCESSED)
    const [submission] = await rows<{ id: string }>(
      stack.databaseUrl,
      'select prodigi_order_id as id from prodigi_submission where order_id = $1',
      [placed.orderId],
    )
    expect((await printsOfOrder(stack, placed)).map(({ id }) => id)).toEqual([submission?.id])
  } finally {
    await sandbox.passAtProdigi(-2 * A_DAY)
    await sandbox.prodigiSettings({ keySeconds: 0 })
  }
})

// Guard: an order that comes back cancelled is no print. Judge: what the printer holds, and what the customer was told.
it('one that Prodigi cancelled meanwhile, and whose key it knows still, fails and is printed anew with the next press', async () => {
  const { admin, placed, params } = await unanswered()
  const [first] = await printsOfOrder(stack, placed)
  await sandbox.cancelPrint(first?.id ?? '')
  expect(await admin.call('processOrder', { params })).toMatchObject({
    ok: false,
    code: 'fulfillment_failed',
    error: expect.stringContaining('Prodigi cancelled this print') as string,
  })
  expect(await judge(stack, placed)).toMatchObject({
    approvals: ['fulfillment_failed'],
    mails: WAITING.mails,
  })
  await admin.must('processOrder', { params })
  await expect.poll(() => judge(stack, placed), SOON).toEqual({ ...PROCESSED, prints: 2 })
  expect((await printsOfOrder(stack, placed)).map(stageOf).sort()).toEqual(['Cancelled', 'InProgress'])
})

// Guard: the provider’s look, which takes a cancelled print for none.
it('one that Prodigi cancelled meanwhile is printed anew', async () => {
  const { admin, placed, params } = await unanswered()
  const [first] = await printsOfOrder(stack, placed)
  await sandbox.cancelPrint(first?.id ?? '')
  await sandbox.prodigiSettings({ keySeconds: A_DAY })
  await sandbox.passAtProdigi(2 * A_DAY)
  try {
    await admin.must('processOrder', { params })
    expect((await printsOfOrder(stack, placed)).map(stageOf).sort()).toEqual(['Cancelled', 'InProgress'])
  } finally {
    await sandbox.passAtProdigi(-2 * A_DAY)
    await sandbox.prodigiSettings({ keySeconds: 0 })
  }
})
