import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, inject, it, type ExpectStatic } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { leaseRunsOut, type FailPoint } from '../support/crash'
import { rows } from '../support/database'
import { givenBack } from '../support/given-back'
import { checkoutRow, judge, PROCESSED, REJECTED, WAITING, type Verdict } from '../support/judge'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { paymentIdOf } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'
import { sharedDeath } from '../support/shared-death'

const stack = inject('stack')
const { databaseUrl } = stack
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 250 }
/** The jobs of the shop run every few seconds here; what they start takes some more. */
const A_JOB_LATER = { timeout: 110_000, interval: 1000 }
const REASON = { reason: 'It shows a trademark.' }
const PART = 2

let admin: ApiClient
let medusa: MedusaAdmin
beforeAll(async () => {
  admin = await administrator(stack.backend)
  medusa = await merchandiser(stack.backend)
})

type Placed = Awaited<ReturnType<typeof placedOrder>> & { intentId: string }
const at = ({ orderId }: Placed) => ({ params: { id: orderId } })

/** Whoever was to be told of it so far was: a mail that is under way when its process dies goes out again. */
async function waiting(expect: ExpectStatic): Promise<Placed> {
  const placed = await placedOrder(stack)
  await expect.poll(() => judge(stack, placed), SOON).toEqual(WAITING)
  const { payment_intent_id: intentId } = await checkoutRow(stack, placed.sessionId)
  return { ...placed, intentId: intentId ?? 'none' }
}
async function processed(expect: ExpectStatic): Promise<Placed> {
  const placed = await waiting(expect)
  await admin.must('processOrder', at(placed))
  await expect.poll(() => judge(stack, placed), SOON).toEqual(PROCESSED)
  return placed
}
/** Paid for and printed, until an administrator stopped its print. */
async function stopped(expect: ExpectStatic): Promise<Placed> {
  const placed = await processed(expect)
  const detail = () => admin.must('getPending', at(placed))
  await expect.poll(async () => (await detail()).prodigi.canCancel, SOON).toBe(true)
  await admin.must('cancelPrint', { ...at(placed), body: {} })
  await expect.poll(async () => (await detail()).status, SOON).toBe('prodigi_failed')
  return placed
}

const moneyOf = ({ intentId, orderId }: Placed) => givenBack(stack, intentId, orderId)
const refund = async ({ orderId }: Placed, amount: number) =>
  medusa.call('POST', `/payments/${await paymentIdOf(stack, orderId)}/refund`, { amount })
/** What a refund changes of its order, which Medusa books last. */
const creditsOf = ({ orderId }: Placed) =>
  rows(databaseUrl, `select status from order_change where order_id = $1 and change_type = 'credit_line'`, [
    orderId,
  ])
/** In pounds: its credit lines, and what its customer would owe by Medusa's reckoning. */
const sumsOf = async ({ orderId }: Placed) => {
  const [sums] = await rows<{ credited: string; owed: string }>(
    databaseUrl,
    `select s.totals->>'pending_difference' as owed,
            (select coalesce(sum(c.amount), 0) from order_credit_line c
              where c.order_id = o.id and c.version = o.version and c.deleted_at is null) as credited
       from "order" o join order_summary s on s.order_id = o.id and s.version = o.version where o.id = $1`,
    [orderId],
  )
  return { credited: Number(sums?.credited), owed: Number(sums?.owed) }
}
/** Lets the time pass after which nobody can be at a refund any more, or at the change that knows of it. */
async function timePasses({ orderId }: Placed, minutes: number): Promise<void> {
  const earlier = `created_at = created_at - make_interval(mins => $2)`
  await rows(databaseUrl, `update refund set ${earlier} where payment_id = $1`, [
    await paymentIdOf(stack, orderId),
    minutes,
  ])
  await rows(
    databaseUrl,
    `update order_change set ${earlier} where order_id = $1 and change_type = 'credit_line'`,
    [orderId, minutes],
  )
}
/** Its parcel is on its way, which Medusa books as a change that no sum knows of. */
async function sentOn({ orderId }: Placed, expect: ExpectStatic): Promise<void> {
  await sandbox.advancePrint(orderId, 'shipped')
  const booked = () =>
    rows(databaseUrl, `select id from order_change_action where order_id = $1 and action = 'SHIP_ITEM'`, [
      orderId,
    ])
  await expect.poll(booked, A_JOB_LATER).toHaveLength(1)
}
/** Somebody has edited it just now: a change that it had already is taken for theirs. */
const editNow = ({ orderId }: Placed) =>
  rows(
    databaseUrl,
    `update order_change set change_type = 'edit', confirmed_at = now()
      where id = (select id from order_change where order_id = $1 and change_type is null limit 1) returning id`,
    [orderId],
  )

const CANCELLED: Verdict = {
  ...REJECTED,
  approvals: ['cancelled'],
  mails: ['order-cancelled', 'order-confirmation', 'welcome'],
}
/** Taken and printed once, and given back: Medusa keeps such a payment, where a released one is cancelled. */
const GIVEN_BACK: Verdict = {
  ...PROCESSED,
  livingOrders: 0,
  approvals: ['rejected'],
  mails: ['order-approved', 'order-confirmation', 'order-rejected', 'welcome'],
  inbox: 4,
}

const WHEN: [said: string, when: FailPoint['when']][] = [
  ['before Stripe was asked', 'before'],
  ['before Stripe’s answer was noted', 'after'],
]
/** What Medusa does last of a refund, when whoever presses again is told to wait. */
const BOOKINGS: [said: string, point: string, when: FailPoint['when']][] = [
  ['after the change was begun that knows of a refund', 'create-order-change', 'after'],
  ['before that change is confirmed', 'confirm-order-changes', 'before'],
]
/** Before that, of two orders. */
const UNKNOWN = 2
const BEFORE_IT = 1
const RELEASES: [end: string, press: (placed: Placed) => Promise<unknown>, under: string, ended: Verdict][] =
  [
    [
      'rejected',
      (placed) => admin.must('rejectOrder', { ...at(placed), body: REASON }),
      'rejecting',
      REJECTED,
    ],
    ['taken back', (placed) => placed.shopper.api.must('cancelOrder', at(placed)), 'cancelling', CANCELLED],
  ]

/** One death after the other: neighbours that are concurrent would share it. */
describe('in a release', () => {
  describe.concurrent('a process that dies', () => {
    const death = sharedDeath(stack, WHEN.length * RELEASES.length)

    // Guards: the release's task, and the provider, which reads the state of a payment before it cancels it.
    it.for(
      RELEASES.flatMap(([end, press, under, ended]) =>
        WHEN.map(([said, when]) => [said, end, { when, press, under, ended }] as const),
      ),
    )(
      '%s to release the money of an order that is %s',
      async ([, , { when, press, under, ended }], { expect }) => {
        const placed = await waiting(expect)
        const { upAt } = await death(
          { point: 'StripeCheckoutProvider.cancelPayment', when, about: placed.intentId },
          () => press(placed),
          async () =>
            expect(await judge(stack, placed)).toMatchObject({
              approvals: [under],
              payments: 1,
              intent: when === 'before' ? 'requires_capture' : 'canceled',
            }),
        )
        await leaseRunsOut(stack, placed.orderId, upAt)
        await expect.poll(() => judge(stack, placed), A_JOB_LATER).toEqual(ended)
        expect(await moneyOf(placed)).toEqual({ taken: 0, back: [], booked: [] })
      },
    )
  })
})

describe('in a refund', () => {
  describe.concurrent('a process that dies', () => {
    const death = sharedDeath(stack, WHEN.length * 2)

    // Guards: release-payments, by which a refund's row without a transaction goes, and the provider, which adopts what Stripe made for it.
    it.for(WHEN)(
      '%s to refund an order that is rejected after its print was stopped',
      async ([, when], { expect }) => {
        const placed = await stopped(expect)
        const { taken } = await moneyOf(placed)
        const { upAt } = await death(
          { point: 'StripeCheckoutProvider.refundPayment', when, about: placed.intentId },
          () => admin.must('rejectOrder', { ...at(placed), body: REASON }),
          async () => {
            expect((await judge(stack, placed)).approvals).toEqual(['rejecting'])
            expect(await moneyOf(placed)).toEqual({
              taken,
              back: when === 'before' ? [] : [taken],
              booked: [],
            })
          },
        )
        await leaseRunsOut(stack, placed.orderId, upAt)
        await expect.poll(() => judge(stack, placed), A_JOB_LATER).toEqual(GIVEN_BACK)
        expect(await moneyOf(placed)).toEqual({ taken, back: [taken], booked: [taken] })
      },
    )

    // Guards: finishRefunds; and the rule by which nothing is refunded beside a refund that is not booked.
    it.for(WHEN)('%s to refund a part, as Medusa’s admin does', async ([, when], { expect }) => {
      const placed = await processed(expect)
      const { taken } = await moneyOf(placed)
      const part = PART * 100
      await death(
        { point: 'StripeCheckoutProvider.refundPayment', when, about: placed.intentId },
        () => refund(placed, PART),
        async () =>
          expect(await moneyOf(placed)).toEqual({ taken, back: when === 'before' ? [] : [part], booked: [] }),
      )
      // Whoever was not answered presses again.
      await expect(refund(placed, PART)).rejects.toThrow(/A refund of this order is under way/)
      // Where Stripe was not asked, nobody could see to it for two days.
      await timePasses(placed, when === 'before' ? 2 * 24 * 60 : 6)
      await expect.poll(() => moneyOf(placed), A_JOB_LATER).toEqual({ taken, back: [part], booked: [part] })
      await expect.poll(() => creditsOf(placed), SOON).toEqual([{ status: 'confirmed' }])

      await refund(placed, (taken - part) / 100)
      const both = [part, taken - part]
      expect(await moneyOf(placed)).toEqual({ taken, back: both, booked: both })
      const mails = [...PROCESSED.mails, 'order-refunded', 'order-refunded'].sort()
      await expect
        .poll(() => judge(stack, placed), A_JOB_LATER)
        .toEqual({ ...PROCESSED, mails, inbox: mails.length })
    })
  })
})

describe('in the booking of a refund', () => {
  describe.concurrent('a process that dies', () => {
    const death = sharedDeath(stack, BOOKINGS.length + UNKNOWN)

    // Guard: finishCredits, which ends a change that was begun.
    it.for(BOOKINGS)('%s', async ([, point, when], { expect }) => {
      const placed = await processed(expect)
      const { taken } = await moneyOf(placed)
      const part = PART * 100
      await death(
        { point, when, about: placed.orderId },
        () => refund(placed, PART),
        async () => {
          expect(await moneyOf(placed)).toEqual({ taken, back: [part], booked: [part] })
          expect(await sumsOf(placed)).toEqual({ credited: 0, owed: PART })
        },
      )
      await expect(refund(placed, PART)).rejects.toThrow(/is being booked/)
      await timePasses(placed, 6)
      await expect.poll(() => sumsOf(placed), A_JOB_LATER).toEqual({ credited: PART, owed: 0 })
      expect(await creditsOf(placed)).toEqual([{ status: 'confirmed' }])

      await refund(placed, (taken - part) / 100)
      const both = [part, taken - part]
      expect(await moneyOf(placed)).toEqual({ taken, back: both, booked: both })
      expect(await sumsOf(placed)).toEqual({ credited: taken / 100, owed: 0 })
    })

    // Guard: finishCredits, which makes the change that was not begun, whatever was sent since the first refund, and none where sums may have changed.
    it('after the refund of a part was booked, of an order that was sent on and of one that was edited', async ({
      expect,
    }) => {
      const [sent, edited] = await Promise.all([processed(expect), processed(expect)])
      await Promise.all([refund(sent, BEFORE_IT), refund(edited, BEFORE_IT)])
      await sentOn(sent, expect)
      await Promise.all(
        [sent, edited].map((placed) =>
          death(
            { point: 'add-order-transaction', when: 'after', about: placed.orderId },
            () => refund(placed, PART),
            async () => expect(await sumsOf(placed)).toEqual({ credited: BEFORE_IT, owed: PART }),
          ),
        ),
      )
      expect(await editNow(edited)).toHaveLength(1)
      // Nobody could see to it for two days.
      await Promise.all([edited, sent].map((placed) => timePasses(placed, 2 * 24 * 60)))
      await expect.poll(() => sumsOf(sent), A_JOB_LATER).toEqual({ credited: BEFORE_IT + PART, owed: 0 })
      // The jobs have come once more by then.
      await sleep(8000)
      expect(await sumsOf(edited)).toEqual({ credited: BEFORE_IT, owed: PART })
      expect((await moneyOf(sent)).back).toEqual([BEFORE_IT * 100, PART * 100])
    })
  })
})
// Guard: the provider gives nothing back for a row that is gone: whoever took it for a dead one's has its wish now.
it('a refund that is held up until its row is gone is not made', async () => {
  const placed = await processed(expect)
  const { taken } = await moneyOf(placed)
  const late = { operation: 'payment_intents.retrieve', kind: 'delay_after', ms: 5000 }
  await sandbox.fault('stripe', { ...late, about: placed.intentId })
  const pressed = refund(placed, PART).then(
    () => 'made',
    () => 'refused',
  )
  const paymentId = await paymentIdOf(stack, placed.orderId)
  const gone = () => rows(databaseUrl, 'delete from refund where payment_id = $1 returning id', [paymentId])
  await expect.poll(gone, { ...SOON, interval: 20 }).toHaveLength(1)
  expect(await pressed).toBe('refused')
  expect(await moneyOf(placed)).toEqual({ taken, back: [], booked: [] })
  await refund(placed, PART)
  expect(await moneyOf(placed)).toEqual({ taken, back: [PART * 100], booked: [PART * 100] })
})
