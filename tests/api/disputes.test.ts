import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { figureIn, figuresOf } from '../support/figures'
import { checkoutRow } from '../support/judge'
import { merchandiser } from '../support/medusa-admin'
import { paymentIdOf } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'
import { stripeEvent } from '../support/stripe-event'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 300 }
type Placed = Awaited<ReturnType<typeof placedOrder>>

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(stack.backend)
})

const intentOf = async ({ sessionId }: Placed) => (await checkoutRow(stack, sessionId)).payment_intent_id
const seen = ({ orderId }: Placed) => admin.must('getPending', { params: { id: orderId } })
const process = ({ orderId }: Placed, body: object = {}) =>
  admin.call('processOrder', { params: { id: orderId }, body })

describe('a payment that a bank doubts', () => {
  it('is not processed unless somebody says so, and stands in the history once', async () => {
    const placed = await placedOrder(stack)
    const paymentIntent = await intentOf(placed)
    await sandbox.dispute({ paymentIntent, kind: 'warning', reason: 'made_with_stolen_card' })
    await expect.poll(async () => (await seen(placed)).disputes, SOON).toHaveLength(1)
    const WARNS = 'The bank warns that this payment may be fraud (made with stolen card).'
    expect((await seen(placed)).attention).toContain(WARNS)
    expect(await process(placed)).toMatchObject({
      status: 409,
      code: 'conflict',
      error: expect.stringContaining(WARNS) as string,
    })
    const staff = await merchandiser(stack.backend)
    await expect(staff.call('POST', `/approvals/${placed.orderId}/process`, {})).rejects.toThrow(WARNS)
    const { results } = await admin.must('bulkDecision', {
      body: { action: 'process', ids: [placed.orderId] },
    })
    expect(results).toMatchObject([{ ok: false, status: 'pending_admin_approval' }])
    const remarks = (await seen(placed)).history.filter(({ reason }) => reason === WARNS)
    expect(remarks).toMatchObject([{ by: 'Stripe' }])
    await expect
      .poll(
        () =>
          rows(
            stack.databaseUrl,
            `select 1 from mail_message where template = 'admin-payment-disputed' and "to" = 'admin@caseloom.test'
               and data->'order'->>'orderId' = $1`,
            [placed.orderId],
          ),
        { timeout: 100_000, interval: 500 },
      )
      .toHaveLength(1)
    expect(await process(placed, { despiteDispute: true })).toMatchObject({ ok: true })
    expect((await seen(placed)).history).toContainEqual(
      expect.objectContaining({
        to: 'processing',
        by: 'admin@caseloom.test',
        reason: `Sent to print all the same. ${WARNS}`,
      }),
    )
  })

  it('shows after the print too, and no longer once it is won', async () => {
    const placed = await placedOrder(stack)
    await admin.must('processOrder', { params: { id: placed.orderId } })
    const id = await sandbox.dispute({ paymentIntent: await intentOf(placed) })
    await expect
      .poll(async () => (await seen(placed)).attention, SOON)
      .toContainEqual(expect.stringMatching(/^The customer’s bank disputes £\d+\.\d\d of this payment/))
    const { disputes, totalValue } = await seen(placed)
    expect(disputes).toMatchObject([
      { kind: 'dispute', reason: 'fraudulent', amount: totalValue, lost: false },
    ])
    const days = (new Date(disputes[0]?.respondBy ?? 0).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(8.9)
    expect(days).toBeLessThan(9.1)
    await sandbox.closeDispute(id, 'won')
    await expect.poll(async () => (await seen(placed)).disputes, SOON).toEqual([])
    expect((await seen(placed)).history.at(-1)?.reason).toContain('It was decided for the shop.')
  })

  it('is counted and listed: a dispute until it is decided, a warning until somebody decides on it', async () => {
    const [disputed, warned, shipped] = await Promise.all([
      placedOrder(stack),
      placedOrder(stack),
      placedOrder(stack),
    ])
    const listed = async ({ orderId }: Placed) =>
      (await admin.must('adminOrders', { query: { doubted: 'true', search: orderId } })).items.map(
        ({ id, status }) => [id, status],
      )
    const isListed = (placed: Placed, status: string) =>
      expect.poll(() => listed(placed), SOON).toEqual([[placed.orderId, status]])
    const isGone = (placed: Placed) => expect.poll(() => listed(placed), SOON).toEqual([])
    for (const placed of [disputed, shipped]) expect(await process(placed)).toMatchObject({ ok: true })
    for (const placed of [disputed, shipped])
      await expect.poll(async () => (await seen(placed)).status, SOON).toBe('processed')
    for (const placed of [disputed, warned, shipped]) expect(await listed(placed)).toEqual([])

    const dispute = await sandbox.dispute({ paymentIntent: await intentOf(disputed) })
    const late = await sandbox.dispute({ paymentIntent: await intentOf(shipped), kind: 'warning' })
    await sandbox.dispute({ paymentIntent: await intentOf(warned), kind: 'warning' })
    await isListed(disputed, 'processed')
    await isListed(shipped, 'processed')
    await isListed(warned, 'pending_admin_approval')
    const { items, total } = await admin.must('adminOrders', { query: { doubted: 'true' } })
    expect(items.length).toBeGreaterThanOrEqual(3)
    expect(total).toBeGreaterThanOrEqual(3)
    expect((await admin.must('adminStats')).doubtedOrders).toBeGreaterThanOrEqual(3)
    const figure = async (name: string) =>
      figureIn(await figuresOf(stack), `caseloom_queue_${name}{queue="payments",state="doubted"}`)
    await expect.poll(() => figure('rows'), SOON).toBeGreaterThanOrEqual(3)
    expect(await figure('oldest_seconds')).toBeGreaterThan(0)

    await sandbox.closeDispute(dispute, 'lost')
    // As once the money was given back.
    await sandbox.tamper('early_fraud_warnings', late, () => ({ actionable: false }))
    expect(await process(warned, { despiteDispute: true })).toMatchObject({ ok: true })
    for (const placed of [warned, disputed, shipped]) await isGone(placed)
    // They still stand on the orders, for whoever looks at one.
    expect((await seen(disputed)).disputes).toMatchObject([{ lost: true }])
    expect((await seen(warned)).disputes).toMatchObject([{ kind: 'warning', lost: false }])
  })

  // Guards: of two answers of Stripe the one that was asked for later stands; what is closed stays closed.
  it.each([
    ['under_review', (id: string) => sandbox.reviewDispute(id)],
    ['won', (id: string) => sandbox.closeDispute(id, 'won')],
  ] as const)('stays %s, whatever an answer says that comes late', async (status, becomes) => {
    const placed = await placedOrder(stack)
    const paymentIntent = await intentOf(placed)
    const id = await sandbox.dispute({ paymentIntent })
    const states = () =>
      rows(stack.databaseUrl, 'select status, closed_at, updated_at from payment_dispute where id = $1', [id])
    const events = () =>
      rows(
        stack.databaseUrl,
        `select state from webhook_inbox where payload->'data'->'object'->>'id' = $1 order by created_at`,
        [id],
      )
    await expect.poll(events, SOON).toEqual([{ state: 'done' }])
    // It reads how the dispute stands, and its answer is held up.
    const late = { operation: 'disputes.retrieve', kind: 'delay_after', ms: 6000, about: id }
    await sandbox.fault('stripe', late)
    await sandbox.webhook(stripeEvent('charge.dispute.updated', { id, payment_intent: paymentIntent }))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await becomes(id)
    await expect.poll(states, SOON).toMatchObject([{ status }])
    const [stands] = await states()
    await expect.poll(events, SOON).toEqual(['done', 'done', 'done'].map((state) => ({ state })))
    expect(await states()).toEqual([stands])
  })

  // Guard: the job `look-for-disputes`; no event ever tells of these.
  it.each(['warning', 'dispute'] as const)(
    'is found though every event of it is lost (%s), and so is a dispute’s end',
    async (kind) => {
      const placed = await placedOrder(stack)
      const paymentIntent = (await intentOf(placed)) ?? ''
      const lost = (event: string) => sandbox.fault('stripe', { event, kind: 'lost', about: paymentIntent })
      await lost(kind === 'warning' ? 'radar.early_fraud_warning.created' : 'charge.dispute.created')
      const id = await sandbox.dispute({ paymentIntent, ...(kind === 'warning' && { kind }) })
      await expect.poll(async () => (await seen(placed)).disputes, SOON).toHaveLength(1)
      expect(await process(placed)).toMatchObject({ status: 409, code: 'conflict' })
      const remarks = (await seen(placed)).history.filter(({ by }) => by === 'Stripe')
      expect(remarks).toHaveLength(1)
      if (kind === 'warning') return
      await lost('charge.dispute.closed')
      await sandbox.closeDispute(id, 'won')
      await expect.poll(async () => (await seen(placed)).disputes, SOON).toEqual([])
    },
  )

  // Guard: the job skips only what the order's history tells of, too.
  it('stands in the history though all failed before it was written there, or there was no order yet', async () => {
    const [failed, late] = await Promise.all([placedOrder(stack), placedOrder(stack)])
    const tie = (orderId: string | null) =>
      rows(stack.databaseUrl, 'update checkout set order_id = $1 where stripe_session_id = $2', [
        orderId,
        late.sessionId,
      ])
    const remarks = async (placed: Placed) => (await seen(placed)).history.filter(({ by }) => by === 'Stripe')
    const [ofFailed, ofLate] = await Promise.all([intentOf(failed), intentOf(late)])
    await tie(null)
    const id = await sandbox.dispute({ paymentIntent: ofFailed })
    const lateId = await sandbox.dispute({ paymentIntent: ofLate })
    const kept = () => rows(stack.databaseUrl, 'select 1 from payment_dispute where id = $1', [lateId])
    await expect.poll(kept, SOON).toHaveLength(1)
    await tie(late.orderId)
    await expect.poll(() => remarks(failed), SOON).toHaveLength(1)
    const [written] = await remarks(failed)
    // Its row alone is there.
    await rows(stack.databaseUrl, 'delete from approval_history where id like $1', [`apph_${id}_%`])
    expect(await remarks(failed)).toEqual([])
    for (const placed of [failed, late])
      await expect.poll(() => remarks(placed), SOON).toMatchObject([{ reason: written?.reason }])
  })
})

describe('a payment that a bank took back after it was captured', () => {
  /** It went to print, which was stopped; then the bank spoke. */
  async function stoppedAndDisputed() {
    const placed = await placedOrder(stack)
    const params = { id: placed.orderId }
    await admin.must('processOrder', { params })
    await admin.must('cancelPrint', { params, body: {} })
    await expect.poll(async () => (await seen(placed)).status, SOON).toBe('prodigi_failed')
    const paymentIntent = await intentOf(placed)
    const disputeId = await sandbox.dispute({ paymentIntent })
    await expect.poll(async () => (await seen(placed)).disputes, SOON).toHaveLength(1)
    const refunds = async () =>
      ((await sandbox.stripeRows('refunds')).refunds ?? []).filter(
        (row) => row.payment_intent === paymentIntent,
      )
    const reject = () => admin.call('rejectOrder', { params, body: { reason: 'It is disputed.' } })
    return { placed, disputeId, refunds, reject }
  }
  const mailOf = async ({ orderId }: Placed) =>
    (
      await rows<{ data: { money: string; refunded: number } }>(
        stack.databaseUrl,
        'select data from mail_message where dedupe_key = $1',
        [`order-rejected:${orderId}`],
      )
    ).map(({ data }) => ({ money: data.money, refunded: data.refunded }))

  it('is not rejected while the bank decides, and ends without a refund once it is lost', async () => {
    const { placed, disputeId, refunds, reject } = await stoppedAndDisputed()
    const { totalValue } = await seen(placed)
    const WAITS = 'Until that is decided, Stripe refunds nothing of it'
    expect(await reject()).toMatchObject({
      status: 409,
      code: 'conflict',
      error: expect.stringContaining(WAITS) as string,
      extra: { status: 'prodigi_failed' },
    })
    const staff = await merchandiser(stack.backend)
    const paymentId = await paymentIdOf(stack, placed.orderId)
    const natively = () => staff.call('POST', `/payments/${paymentId}/refund`, { amount: 1 })
    await expect(natively()).rejects.toThrow(
      'Stripe refunds nothing of a payment whose money a bank has taken',
    )

    await sandbox.closeDispute(disputeId, 'lost')
    await expect.poll(async () => (await seen(placed)).disputes, SOON).toMatchObject([{ lost: true }])
    await expect(natively()).rejects.toThrow('It was decided for the customer')
    expect(await reject()).toMatchObject({ ok: true })
    await expect.poll(async () => (await seen(placed)).status, SOON).toBe('rejected')
    const ended = await seen(placed)
    expect(ended.payment.status).toBe('refunded')
    expect(ended.history.map(({ reason }) => reason)).toContain(
      `The customer’s bank had given them £${totalValue.toFixed(2)} of this payment back already, which the shop could not refund.`,
    )
    expect(await refunds()).toEqual([])
    expect(await mailOf(placed)).toEqual([{ money: 'refunded', refunded: totalValue }])
    const [order] = await rows(stack.databaseUrl, 'select status from "order" where id = $1', [
      placed.orderId,
    ])
    expect(order).toEqual({ status: 'canceled' })
  })

  // Guard: `under_review` among the states in which nothing is decided (charged-back.ts), and the stand-in's own refusal.
  it('is not rejected while the bank weighs the shop’s answer either, and is given back whole once that is won', async () => {
    const { placed, disputeId, refunds, reject } = await stoppedAndDisputed()
    await sandbox.reviewDispute(disputeId)
    const stateOf = () =>
      rows(stack.databaseUrl, 'select status, closed_at from payment_dispute where id = $1', [disputeId])
    await expect.poll(stateOf, SOON).toEqual([{ status: 'under_review', closed_at: null }])
    expect(await reject()).toMatchObject({ status: 409, code: 'conflict' })
    const atStripe = sandbox.askStripe('refunds', { payment_intent: (await intentOf(placed)) ?? '' })
    await expect(atStripe).rejects.toThrow('charge_disputed')
    expect(await refunds()).toEqual([])
    await sandbox.closeDispute(disputeId, 'won')
    await expect.poll(async () => (await seen(placed)).disputes, SOON).toEqual([])
    const { totalValue } = await seen(placed)
    expect(await reject()).toMatchObject({ ok: true })
    await expect.poll(async () => (await seen(placed)).status, SOON).toBe('rejected')
    expect(await refunds()).toMatchObject([{ amount: Math.round(totalValue * 100) }])
  })

  it('is given back but for what the bank gave back, and whole where that was won', async () => {
    const [lost, won] = await Promise.all([stoppedAndDisputed(), stoppedAndDisputed()])
    await sandbox.tamper('disputes', lost.disputeId, () => ({ amount: 500 }))
    await sandbox.closeDispute(lost.disputeId, 'lost')
    await sandbox.closeDispute(won.disputeId, 'won')
    await expect.poll(async () => (await seen(lost.placed)).disputes, SOON).toMatchObject([{ lost: true }])
    await expect.poll(async () => (await seen(won.placed)).disputes, SOON).toEqual([])
    for (const { reject, placed, refunds } of [lost, won]) {
      const { totalValue } = await seen(placed)
      expect(await reject()).toMatchObject({ ok: true })
      await expect.poll(async () => (await seen(placed)).status, SOON).toBe('rejected')
      const byBank = placed === lost.placed ? 5 : 0
      expect(await refunds()).toMatchObject([{ amount: Math.round((totalValue - byBank) * 100) }])
      expect(await mailOf(placed)).toEqual([{ money: 'refunded', refunded: byBank }])
    }
  })
})

// Guards: Stripe's news of refunds, and the job that looks for those of which none came.
it.each(['told', 'untold'])(
  'a refund that the customer’s bank sends back is told to the administrators, once (%s)',
  async (how) => {
    const placed = await placedOrder(stack)
    await admin.must('processOrder', { params: { id: placed.orderId } })
    const about = (await intentOf(placed)) ?? ''
    const paymentId = await paymentIdOf(stack, placed.orderId)
    const staff = await merchandiser(stack.backend)
    await staff.call('POST', `/payments/${paymentId}/refund`, { amount: 1.5 })
    const { refunds = [] } = await sandbox.stripeRows('refunds')
    const refund = refunds.find(({ payment_intent }) => payment_intent === about)
    if (how === 'untold') await sandbox.fault('stripe', { event: 'refund.failed', kind: 'lost', about })
    await sandbox.failRefund(String(refund?.id))
    const SAYS =
      'The refund of £1.50 did not reach the customer: their bank sent it back (lost or stolen card). Stripe holds it for the shop; pay it to them in another way.'
    await expect.poll(async () => (await seen(placed)).attention, SOON).toContain(SAYS)
    const mails = () =>
      rows(
        stack.databaseUrl,
        `select 1 from mail_message where template = 'admin-refund-failed' and "to" = 'admin@caseloom.test'
           and data->'order'->>'orderId' = $1 and data->>'reason' = $2`,
        [placed.orderId, SAYS],
      )
    await expect.poll(mails, { timeout: 100_000, interval: 500 }).toHaveLength(1)
    const { disputes, history } = await seen(placed)
    // It is nothing that a print waits for.
    expect(disputes).toEqual([])
    expect(history.filter(({ reason }) => reason === SAYS)).toMatchObject([{ by: 'Stripe' }])
  },
)
