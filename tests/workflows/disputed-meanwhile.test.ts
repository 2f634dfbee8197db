import { beforeAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { killedAt, leaseRunsOut } from '../support/crash'
import { checkoutRow, judge } from '../support/judge'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const SOON = { timeout: 90_000, interval: 250 }
const LATER =
  /The bank warns that this payment may be fraud.*It came after the decision, so the order was not sent to print/

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(stack.backend)
})

async function bought() {
  const placed = await placedOrder(stack)
  const { payment_intent_id: intent } = await checkoutRow(stack, placed.sessionId)
  const params = { id: placed.orderId }
  const warn = () => sandbox.dispute({ paymentIntent: intent, kind: 'warning' })
  const order = () => admin.must('getPending', { params })
  /** Decided on, and the process dies before a step of the work; then something happens before the next one is there. */
  const dieBefore = (point: string, then: () => Promise<unknown>) =>
    killedAt(stack, { point, when: 'before', about: placed.orderId }, async () => {
      await admin.call('processOrder', { params }).catch(() => undefined)
      await then()
    })
  /** The warning is there, and the time is over that the dead one keeps its work. */
  const goOn = async (upAt: Date) => {
    await expect.poll(async () => (await order()).disputes, SOON).toHaveLength(1)
    await leaseRunsOut(stack, placed.orderId, upAt)
    await expect.poll(async () => (await order()).status, SOON).toBe('prodigi_failed')
    expect((await order()).attention.join(' ')).toMatch(LATER)
  }
  return { placed, intent: intent ?? '', params, warn, dieBefore, goOn, order }
}

// Guards: holdIfDisputed in capture-payments; the whole look of a process that has just started (days-back.ts).
it('a warning of days ago, of which no event came, is found by the next start, and what was decided before is not paid for', async () => {
  const { placed, intent, params, warn, dieBefore, goOn, order } = await bought()
  const event = 'radar.early_fraud_warning.created'
  const upAt = await dieBefore('capture-payments', async () => {
    await sandbox.fault('stripe', { event, kind: 'lost', about: intent })
    const id = await warn()
    await sandbox.tamper('early_fraud_warnings', id, ({ created }) => ({
      created: Number(created) - 10 * 86_400,
    }))
  })
  await goOn(upAt)
  expect(await judge(stack, placed)).toMatchObject({ intent: 'requires_capture', captures: 0, prints: 0 })
  expect(await admin.call('processOrder', { params })).toMatchObject({ status: 409, code: 'conflict' })
  await admin.must('processOrder', { params, body: { despiteDispute: true } })
  await expect.poll(async () => (await order()).status, SOON).toBe('processed')
  expect(await judge(stack, placed)).toMatchObject({ intent: 'succeeded', prints: 1 })
})

// Guard: holdIfDisputed in submit-print.
it('a warning that comes between the money and the print holds the print, and the money can go back', async () => {
  const { placed, params, warn, dieBefore, goOn } = await bought()
  const upAt = await dieBefore('submit-print', warn)
  await goOn(upAt)
  expect(await judge(stack, placed)).toMatchObject({ received: 'everything', prints: 0 })
  await admin.must('rejectOrder', { params, body: { reason: 'The bank warns of it.' } })
  await expect.poll(async () => (await judge(stack, placed)).approvals, SOON).toEqual(['rejected'])
})
