import { beforeAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { checkoutRow } from '../support/judge'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { databaseUrl } = stack
const sandbox = sandboxClient(stack)
const A_MINUTE = { timeout: 100_000, interval: 500 }

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(stack.backend)
})

// Guards: STUCK and lastRefusals, by which the panel knows of it; the notice, by which it is mailed once.
it('a rejection that Stripe refuses for hours is counted, said with the reason, and told of once', async () => {
  const { orderId, sessionId } = await placedOrder(stack)
  const params = { id: orderId }
  const intentId = (await checkoutRow(stack, sessionId)).payment_intent_id ?? 'none'
  const seen = () => admin.must('getPending', { params })
  const listed = async () =>
    (await admin.must('adminOrders', { query: { stuck: 'true', search: orderId } })).items.map(({ id }) => id)
  const mails = () =>
    rows<{ reason: string }>(
      databaseUrl,
      `select data->>'reason' as reason from mail_message where template = 'admin-order-stuck'
         and "to" = 'admin@caseloom.test' and data->'order'->>'orderId' = $1`,
      [orderId],
    )
  const triedAgain = (times: number) =>
    expect
      .poll(async () => {
        await rows(databaseUrl, `update approval_task set next_attempt_at = now() where order_id = $1`, [
          orderId,
        ])
        const [task] = await rows<{ attempts: number; last_error: string | null }>(
          databaseUrl,
          `select attempts, last_error from approval_task where order_id = $1`,
          [orderId],
        )
        return task?.last_error ? task.attempts : 0
      }, A_MINUTE)
      .toBeGreaterThanOrEqual(times)

  const refusal = { operation: 'payment_intents.cancel', kind: 'error', status: 400, about: intentId }
  await sandbox.faultDuring('stripe', refusal, async () => {
    await admin.must('rejectOrder', { params, body: { reason: 'A logo' } })
    await triedAgain(1)
    // Nobody is told of what has only just failed.
    expect((await seen()).attention).toEqual([])
    expect(await listed()).toEqual([])
    await triedAgain(2)
    await rows(
      databaseUrl,
      `update approval set updated_at = now() - interval '2 hours' where order_id = $1`,
      [orderId],
    )
    const said = expect.stringMatching(
      /^Its payment is not given back yet; .* The last try failed: \S/,
    ) as string
    expect((await seen()).attention).toEqual([said])
    expect(await listed()).toEqual([orderId])
    expect((await admin.must('adminStats')).stuckOrders).toBeGreaterThan(0)
    await expect.poll(mails, A_MINUTE).toEqual([{ reason: said }])
    const noted = `select 1 from approval_notice where order_id = $1 and kind = 'stuck'`
    await expect.poll(() => rows(databaseUrl, noted, [orderId]), A_MINUTE).toHaveLength(1)
  })
  await rows(databaseUrl, `update approval_task set next_attempt_at = now() where order_id = $1`, [orderId])
  await expect.poll(async () => (await seen()).status, A_MINUTE).toBe('rejected')
  expect(await listed()).toEqual([])
  expect((await seen()).attention).toEqual([])
  expect(await mails()).toHaveLength(1)
}, 400_000)
