import { beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { checkoutRow } from '../support/judge'

const stack = inject('stack')
const SOON = { timeout: 60_000, interval: 300 }
type Placed = Awaited<ReturnType<typeof placedOrder>>

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(stack.backend)
})

/** The bank's part, at the stand-in. */
async function bank(path: string, body: object) {
  const answer = await fetch(`${stack.sandbox.stripe}/_sandbox/disputes${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return z.object({ id: z.string() }).parse(await answer.json())
}
const intentOf = async ({ sessionId }: Placed) => (await checkoutRow(stack, sessionId)).payment_intent_id
const seen = ({ orderId }: Placed) => admin.must('getPending', { params: { id: orderId } })
const process = ({ orderId }: Placed, body: object = {}) =>
  admin.call('processOrder', { params: { id: orderId }, body })

describe('a payment that a bank doubts', () => {
  it('is not processed unless somebody says so, and stands in the history once', async () => {
    const placed = await placedOrder(stack)
    const dispute = {
      paymentIntent: await intentOf(placed),
      kind: 'warning',
      reason: 'made_with_stolen_card',
    }
    await bank('', dispute)
    await expect.poll(async () => (await seen(placed)).disputed, SOON).toBe(true)
    const WARNS = 'The bank warns that this payment may be fraud (made with stolen card).'
    expect((await seen(placed)).attention).toContain(WARNS)
    expect(await process(placed)).toMatchObject({
      status: 409,
      code: 'conflict',
      error: expect.stringContaining(WARNS) as string,
    })
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
  })

  it('shows after the print too, and no longer once it is won', async () => {
    const placed = await placedOrder(stack)
    await admin.must('processOrder', { params: { id: placed.orderId } })
    const { id } = await bank('', { paymentIntent: await intentOf(placed) })
    await expect
      .poll(async () => (await seen(placed)).attention, SOON)
      .toContainEqual(expect.stringMatching(/^The customer’s bank disputes £\d+\.\d\d of this payment/))
    await bank(`/${id}/close`, { status: 'won' })
    await expect.poll(async () => (await seen(placed)).disputed, SOON).toBe(false)
    expect((await seen(placed)).history.at(-1)?.reason).toContain('It was decided for the shop.')
  })
})
