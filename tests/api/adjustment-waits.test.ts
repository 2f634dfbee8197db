import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator, guest } from '../support/actors'
import { endTheTimeOf, linkToChange, REMARK } from '../support/adjustment'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { mailsOf } from '../support/mailed-link'
import { merchandiser } from '../support/medusa-admin'
import { mailsAboutText, moneyOfOrder, paymentIdOf } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 300 }
/** The job that tends approvals comes each minute. */
const A_MINUTE = { timeout: 100_000, interval: 500 }

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(backend)
})

type Placed = Awaited<ReturnType<typeof placedOrder>>
const at = ({ orderId }: { orderId: string }) => ({ params: { id: orderId } })
const detail = (placed: Placed) => admin.must('getPending', at(placed))
const statusOf = async (placed: Placed) => (await detail(placed)).status
const asked = (placed: Placed) => linkToChange(admin, placed)
const withLink = (token: string) => ({ params: { token } })
const moneyOf = async (placed: Placed) => (await moneyOfOrder(stack, placed)).status

describe('an order that waits for its customer', () => {
  it('can be printed as it is, rejected, or taken back', async () => {
    const [printed, rejected, taken] = await Promise.all([
      placedOrder(stack),
      placedOrder(stack),
      placedOrder(stack),
    ])
    for (const placed of [printed, rejected, taken]) await asked(placed)
    expect(await admin.call('processOrder', at(printed))).toMatchObject({ ok: true })
    const body = { reason: 'It shows a trademark.' }
    expect(await admin.call('rejectOrder', { ...at(rejected), body })).toMatchObject({ ok: true })
    expect(await taken.shopper.api.call('cancelOrder', at(taken))).toMatchObject({ ok: true })
    await expect.poll(() => statusOf(printed), SOON).toBe('processed')
    await expect.poll(() => statusOf(rejected), SOON).toBe('rejected')
    await expect.poll(() => statusOf(taken), SOON).toBe('cancelled')
    expect(await moneyOf(rejected)).toBe('canceled')
    expect(await moneyOf(taken)).toBe('canceled')
  })

  it('is reminded once, and cancelled by itself when nothing comes; the money goes back', async () => {
    const [forgetful, quick] = await Promise.all([placedOrder(stack), placedOrder(stack)])
    await asked(quick)
    const token = await asked(forgetful)
    await rows(
      databaseUrl,
      `update approval_adjustment set created_at = now() - interval '3 days', deadline = now() + interval '20 hours' where order_id = $1`,
      [quick.orderId],
    )
    await endTheTimeOf(stack, forgetful)
    expect(await turnLate(token)).toMatchObject({ status: 409 })
    await expect.poll(() => statusOf(forgetful), A_MINUTE).toBe('cancelled')
    expect(await moneyOf(forgetful)).toBe('canceled')
    const own = await forgetful.shopper.api.must('getOrder', at(forgetful))
    expect(own).toMatchObject({ status: 'cancelled', cancelledBecause: 'adjustment_missed' })
    await expect.poll(() => mailsOf(stack, forgetful.shopper.email, 'order-adjust-missed'), SOON).toBe(1)
    expect(await mailsOf(stack, forgetful.shopper.email, 'order-lapsed')).toBe(0)
    expect(await guest(backend).must('getAdjustment', withLink(token))).toMatchObject({ state: 'expired' })
    // Asked and reminded.
    await expect.poll(() => mailsOf(stack, quick.shopper.email, 'order-adjust'), A_MINUTE).toBe(2)
  })

  // Guard: whyNotGivenBack at the deadline; nothing leads out of `cancelling` while Stripe refunds nothing.
  it('is kept while a bank disputes its payment, and cancelled by itself once that is decided', async () => {
    const placed = await placedOrder(stack)
    await asked(placed)
    const staff = await merchandiser(backend)
    await staff.call('POST', `/payments/${await paymentIdOf(stack, placed.orderId)}/capture`, {})
    const dispute = await sandbox.dispute({ paymentIntent: (await moneyOfOrder(stack, placed)).id })
    await expect.poll(async () => (await detail(placed)).disputes, SOON).toHaveLength(1)
    await endTheTimeOf(stack, placed)
    await expect
      .poll(async () => (await detail(placed)).history.at(-1)?.reason, A_MINUTE)
      .toMatch(/^No change came in time, but .*before the bank has decided.* accept the dispute in Stripe\.$/)
    expect(await statusOf(placed)).toBe('adjustment_requested')
    const told = () => mailsAboutText(stack, `admin-order-kept:${placed.orderId}:`)
    await expect.poll(told, A_MINUTE).toEqual(['admin-order-kept'])

    await sandbox.closeDispute(dispute, 'won')
    await expect.poll(() => statusOf(placed), A_MINUTE).toBe('cancelled')
    expect((await detail(placed)).payment.status).toBe('refunded')
  })

  const turnLate = (token: string) =>
    guest(backend).call('sendAdjustment', {
      ...withLink(token),
      body: { designId: 'des_1', placement: {} },
    })

  it('is asked from Medusa’s own admin as well', async () => {
    const placed = await placedOrder(stack)
    const staff = await merchandiser(backend)
    const [line] = (await detail(placed)).validItems
    const { approval } = await staff.call<{ approval: { status: string; adjustments: object[] } }>(
      'POST',
      `/approvals/${placed.orderId}/ask-adjustment`,
      { remark: REMARK, lines: [line?.id] },
    )
    expect(approval).toMatchObject({ status: 'adjustment_requested', adjustments: [{ remark: REMARK }] })
    await expect(
      staff.call('POST', `/approvals/${placed.orderId}/ask-adjustment`, { remark: '', lines: [line?.id] }),
    ).rejects.toThrow('400')
  })
})
