import { orderConflictData } from '@caseloom/contract'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { linkToChange, turnPicture } from '../support/adjustment'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { copiesOf } from '../support/copies'
import { rows } from '../support/database'
import { givenBack } from '../support/given-back'
import { heldFor, lapse } from '../support/lapse'
import { merchandiser } from '../support/medusa-admin'
import { mailsAboutText, moneyOfOrder, paymentIdOf, printsOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(backend)
})

type Placed = Awaited<ReturnType<typeof placedOrder>>
const at = ({ orderId }: { orderId: string }) => ({ params: { id: orderId } })
const statusOf = async (placed: Placed) => (await admin.must('getPending', at(placed))).status

/** What nobody presses a button for is seen to each minute: all is brought about first, and waited for once. */
describe('the job that tends approvals', () => {
  const A_MINUTE = { timeout: 100_000, interval: 500 }
  const told = (key: string) => expect.poll(() => mailsAboutText(stack, key), A_MINUTE).toHaveLength(1)
  let old: Placed
  let urgent: Placed
  let lapsed: Placed
  let printed: Placed
  let stopped: Placed
  let changed: Placed

  beforeAll(async () => {
    ;[old, urgent, lapsed, printed, stopped, changed] = await Promise.all([
      placedOrder(stack),
      placedOrder(stack),
      placedOrder(stack),
      placedOrder(stack),
      placedOrder(stack),
      placedOrder(stack),
    ])
    const link = await linkToChange(admin, changed)
    expect(await turnPicture(changed.shopper.api, link, 30)).toMatchObject({ ok: true })
    const waits = `update approval set created_at = now() - interval '30 hours' where order_id = $1`
    await rows(databaseUrl, waits, [old.orderId])
    await heldFor(stack, old, 40)
    await heldFor(stack, urgent, 10)
    await rows(
      databaseUrl,
      `update approval set status = 'fulfillment_failed', reason = 'No lab' where order_id = $1`,
      [urgent.orderId],
    )
    // Of as many as are looked at in one go, Stripe knows nothing.
    const unknown = await copiesOf(stack, urgent, 20, { pay: false })
    for (const copy of unknown) {
      await heldFor(stack, copy, -1)
      await rows(databaseUrl, `update checkout set stripe_session_id = 'cs_gone_' || id where id = $1`, [
        copy.checkoutId,
      ])
    }
    await lapse(stack, lapsed)
    await sandbox.fault('prodigi', {
      operation: 'orders.create',
      kind: 'scenario',
      scenario: 'created_with_issues',
      about: printed.orderId,
    })
    await admin.must('processOrder', at(printed))
    await admin.must('processOrder', at(stopped))
    await admin.must('cancelPrint', { ...at(stopped), body: {} })
    const paymentId = await paymentIdOf(stack, printed.orderId)
    const staff = await merchandiser(backend)
    await staff.call('POST', `/payments/${paymentId}/refund`, { amount: 2 })
  })

  it('tells administrators of new orders, of those that wait, fail or lapse soon', async () => {
    const { attention } = await admin.must('getPending', at(old))
    expect(attention).toEqual([
      expect.stringMatching(/^The bank’s authorisation lapses in (39|40) hours\.$/) as string,
    ])
    const who = 'admin@caseloom.test'
    await told(`admin-new-order:${old.orderId}:${who}`)
    await told(`admin-payment-lapsing:${old.orderId}:48:${who}`)
    await told(`admin-payment-lapsing:${urgent.orderId}:24:${who}`)
    await told(`admin-print-failed:${urgent.orderId}:1:${who}`)
    const waiting = () =>
      rows(
        databaseUrl,
        `select id from mail_message where template = 'admin-orders-waiting' and "to" = $1 and data::text like $2`,
        [who, `%${old.orderId}%`],
      )
    await expect.poll(async () => (await waiting()).length, A_MINUTE).toBe(1)
  })

  it('tells administrators of a print that was stopped in other words than of one that was never taken', async () => {
    const isStopped = async ({ orderId }: Placed) =>
      (
        await rows<{ stopped: string }>(
          databaseUrl,
          `select data->>'stopped' as stopped from mail_message
            where template = 'admin-print-failed' and "to" = 'admin@caseloom.test' and data->'order'->>'orderId' = $1`,
          [orderId],
        )
      ).map((row) => row.stopped)
    await expect.poll(() => isStopped(stopped), A_MINUTE).toEqual(['true'])
    await expect.poll(() => isStopped(urgent), A_MINUTE).toEqual(['false'])
  })

  it('tells administrators once that a customer has sent the change that was asked for', async () => {
    const mails = () =>
      rows(
        databaseUrl,
        `select id from mail_message where template = 'admin-order-changed' and "to" = 'admin@caseloom.test'
           and dedupe_key like $1`,
        [`%${changed.orderId}%`],
      )
    await expect.poll(async () => (await mails()).length, A_MINUTE).toBe(1)
    expect(await statusOf(changed)).toBe('pending_admin_approval')
    const noted = `select mark from approval_notice where order_id = $1 and kind = 'changed'`
    await expect.poll(() => rows(databaseUrl, noted, [changed.orderId]), A_MINUTE).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it('tells administrators once of a print that Prodigi holds up, and lists it', async () => {
    const mails = () =>
      rows(
        databaseUrl,
        `select id from mail_message where template = 'admin-print-held-up' and "to" = 'admin@caseloom.test'
           and dedupe_key like $1`,
        [`%${printed.orderId}%`],
      )
    await expect.poll(async () => (await mails()).length, A_MINUTE).toBe(1)
    const noted = `select mark from approval_notice where order_id = $1 and kind = 'held_up'`
    await expect.poll(() => rows(databaseUrl, noted, [printed.orderId]), A_MINUTE).toHaveLength(1)
    expect(await mails()).toHaveLength(1)

    const troubled = () => admin.must('adminOrders', { query: { trouble: 'true', search: printed.orderId } })
    expect((await troubled()).items).toMatchObject([{ id: printed.orderId, status: 'processed' }])
    expect((await admin.must('adminStats')).heldUpOrders).toBeGreaterThan(0)
    // Prodigi tries this again by itself.
    await rows(
      databaseUrl,
      `update prodigi_submission set last_checked_at = now(),
         issues = '[{"code": "items.assets.NotDownloaded", "says": "Not fetched yet", "url": null}]'
        where order_id = $1`,
      [printed.orderId],
    )
    expect((await troubled()).total).toBe(0)
  })

  it('cancels an order whose money the bank let go; its customer can pay again', async () => {
    await expect.poll(() => statusOf(lapsed), A_MINUTE).toBe('cancelled')
    const { api } = lapsed.shopper
    expect(await api.must('getOrder', at(lapsed))).toMatchObject({
      status: 'cancelled',
      cancelledBecause: 'payment_lapsed',
    })
    expect(await printsOfOrder(stack, lapsed)).toEqual([])
    expect((await api.must('getCart')).items).toMatchObject([
      { device: lapsed.cart.line.device, quantity: lapsed.cart.line.quantity },
    ])
    await told(`order-lapsed:${lapsed.orderId}`)
    const late = await api.call('cancelOrder', at(lapsed))
    expect(late).toMatchObject({ ok: false, status: 409 })
    expect(orderConflictData.parse(late.ok ? null : late.extra)).toMatchObject({ status: 'cancelled' })
  })

  it('writes to a customer of a refund that somebody made in Medusa’s admin', async () => {
    const email = printed.shopper.email
    await expect
      .poll(async () => (await sandbox.mails(email)).map(({ subject }) => subject), A_MINUTE)
      .toContainEqual(expect.stringContaining('A refund for your order #'))
  })
})

/** Medusa's own cancelling, as a script calls it or an older shop let it pass, where the bank's release failed. */
const CANCELLED = `update "order" set status = 'canceled', canceled_at = now() where id = $1`
const SENTENCE = 'This order was cancelled in Medusa: nothing is printed, and the shop rejects it by itself.'

describe('an order that was cancelled in Medusa all the same', () => {
  const SOON = { timeout: 100_000, interval: 500 }
  /** For a test that waits for the job's minute more than once. */
  const TWICE = 300_000
  async function ended(placed: Placed) {
    await expect.poll(() => statusOf(placed), SOON).toBe('rejected')
    expect(await placed.shopper.api.must('getOrder', at(placed))).toMatchObject({
      status: 'rejected',
      rejectionReason: 'The shop has cancelled this order.',
      paymentStatus: 'cancelled',
    })
    expect((await moneyOfOrder(stack, placed)).status).toBe('canceled')
    expect(await printsOfOrder(stack, placed)).toEqual([])
    expect(await mailsAboutText(stack, `order-rejected:${placed.orderId}`)).toHaveLength(1)
  }

  it('is not processed: the shop rejects it, gives the money back and tells the customer', async () => {
    const placed = await placedOrder(stack)
    await rows(databaseUrl, CANCELLED, [placed.orderId])
    expect(await admin.call('processOrder', at(placed))).toMatchObject({ ok: false, status: 409 })
    await ended(placed)
  })

  it('… also where it was decided on just before', async () => {
    const placed = await placedOrder(stack)
    await rows(
      databaseUrl,
      `with cancelled as (${CANCELLED}),
            moved as (update approval set status = 'processing', version = version + 1 where order_id = $1)
       insert into approval_task (id, order_id, kind, next_attempt_at, idempotency_key)
       values ('appt_' || $1, $1, 'process', now(), $1)`,
      [placed.orderId],
    )
    await ended(placed)
    const { history } = await admin.must('getPending', at(placed))
    expect(history).toContainEqual(expect.objectContaining({ to: 'prodigi_failed', reason: SENTENCE }))
  })

  // Guard: whyNotGivenBack before the rejection; a job that comes each minute has been there in the meantime.
  it(
    '… and waits while a bank disputes its payment',
    async () => {
      const placed = await placedOrder(stack)
      const staff = await merchandiser(backend)
      await staff.call('POST', `/payments/${await paymentIdOf(stack, placed.orderId)}/capture`, {})
      const { id: intentId } = await moneyOfOrder(stack, placed)
      const dispute = await sandbox.dispute({ paymentIntent: intentId })
      await expect
        .poll(async () => (await admin.must('getPending', at(placed))).disputes, SOON)
        .toHaveLength(1)
      const other = await placedOrder(stack)
      for (const { orderId } of [placed, other]) await rows(databaseUrl, CANCELLED, [orderId])
      await ended(other)
      expect(await statusOf(placed)).toBe('pending_admin_approval')
      await sandbox.closeDispute(dispute, 'won')
      await expect.poll(() => statusOf(placed), SOON).toBe('rejected')
      const { taken, ...money } = await givenBack(stack, intentId, placed.orderId)
      expect(taken).toBeGreaterThan(0)
      expect(money).toEqual({ back: [taken], booked: [taken] })
    },
    TWICE,
  )
})
