import { beforeAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { openCheckout, placedOrder } from '../support/checkout'
import { killedAt, leaseRunsOut, withoutJobs } from '../support/crash'
import { rows } from '../support/database'
import { checkoutRow, judge } from '../support/judge'
import { loggedText } from '../support/log-lines'
import { mailsAboutText } from '../support/order-facts'
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
  /**
   * Decided on, and the process dies before a step of the work; then a warning comes before the next one is there. No job goes on
   * with it before it is known, however long the start takes; the look for disputes is none of the minute's.
   */
  const dieBefore = (point: string, then: () => Promise<unknown>) =>
    withoutJobs(stack, async () => {
      const upAt = await killedAt(stack, { point, when: 'before', about: placed.orderId }, async () => {
        await admin.call('processOrder', { params }).catch(() => undefined)
        await then()
      })
      await expect.poll(async () => (await order()).disputes, SOON).toHaveLength(1)
      return upAt
    })
  /** The time is over that the dead one keeps its work. */
  const goOn = async (upAt: Date) => {
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

/** A purchase that the shop parks, and whose money somebody then takes and gives back in Stripe's dashboard. */
async function parkedAndRefunded() {
  const { sessionId, url, shopper } = await openCheckout(stack)
  await rows(
    stack.databaseUrl,
    'update checkout set subtotal_pence = subtotal_pence + 1 where stripe_session_id = $1',
    [sessionId],
  )
  await sandbox.pay(url)
  expect(await shopper.api.call('processPayment', { body: { sessionId } })).toMatchObject({ status: 409 })
  const { id, payment_intent_id: intent } = await checkoutRow(stack, sessionId)
  await sandbox.askStripe(`payment_intents/${intent ?? ''}/capture`, {})
  await sandbox.askStripe('refunds', { payment_intent: intent ?? '', amount: '150' })
  const { refunds = [] } = await sandbox.stripeRows('refunds')
  const refund = String(refunds.find(({ payment_intent }) => payment_intent === intent)?.id)
  return { id, intent: intent ?? '', refund }
}

// Guards: a notice is noted once a mail of it was made; a bank's word on a payment without an order is mailed, too.
it('what nobody can be told waits until somebody can: an order, and what banks say of a payment that became none', async () => {
  const { databaseUrl } = stack
  const who = 'admin@caseloom.test'
  const parked = await parkedAndRefunded()
  const proven = await rows<{ id: string }>(
    databaseUrl,
    `update customer_security s set email_verified_at = null from customer_group_customer m
       join customer_group g on g.id = m.customer_group_id and g.name = 'Shop administrators'
      where m.customer_id = s.customer_id and m.deleted_at is null and s.email_verified_at is not null returning s.id`,
  )
  expect(proven).not.toEqual([])
  const { orderId } = await placedOrder(stack)
  await sandbox.failRefund(parked.refund)
  const warning = await sandbox.dispute({ paymentIntent: parked.intent, kind: 'warning' })
  const words = () =>
    rows<{ id: string; updated_at: Date }>(
      databaseUrl,
      'select id, updated_at from payment_dispute where checkout_id = $1 order by kind',
      [parked.id],
    )
  await expect.poll(words, SOON).toHaveLength(2)
  // The job that tells comes each minute.
  await new Promise((resolve) => setTimeout(resolve, 62_000))
  expect(await mailsAboutText(stack, who)).not.toContain('admin-bank-word')
  await rows(databaseUrl, 'update customer_security set email_verified_at = now() where id = any($1)', [
    proven.map(({ id }) => id),
  ])
  const MINUTE = { timeout: 100_000, interval: 500 }
  await expect.poll(() => mailsAboutText(stack, `admin-new-order:${orderId}:${who}`), MINUTE).toHaveLength(1)
  for (const id of [parked.refund, warning])
    await expect.poll(() => mailsAboutText(stack, `admin-bank-word:${id}:`), MINUTE).toHaveLength(1)
  // Whoever was told is not asked about again, and nothing of it fills the log.
  const told = await words()
  await new Promise((resolve) => setTimeout(resolve, 35_000))
  expect(await words()).toEqual(told)
  const logged = loggedText(stack).split('\n')
  // That it was parked.
  expect(logged.filter((line) => line.includes(parked.id))).toHaveLength(1)
})
