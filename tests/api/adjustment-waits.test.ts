import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator, guest } from '../support/actors'
import { endTheTimeOf, linkToChange, REMARK } from '../support/adjustment'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { mailsOf } from '../support/mailed-link'
import { merchandiser } from '../support/medusa-admin'
import { moneyOfOrder } from '../support/order-facts'

const stack = inject('stack')
const { backend, databaseUrl } = stack
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
