import { beforeAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { looksRunOut } from '../support/crash'
import { rows } from '../support/database'
import { checkoutRow } from '../support/judge'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const A_JOB_LATER = { timeout: 60_000, interval: 250 }

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(stack.backend)
})

/** An order whose checkout is as it was before its last write: paid an hour ago, tried often, and failed. */
async function placedBut(state: 'paid' | 'parked') {
  const placed = await placedOrder(stack)
  const [row] = await rows<{ id: string; intent: string }>(
    stack.databaseUrl,
    `update checkout set state = $2, completed_at = null, attempts = 40, paid_at = now() - interval '1 hour', last_error = 'Stripe is away',
       next_attempt_at = now() + interval '1 hour', parked_told_at = now(),
       parked_at = case when $2 = 'parked' then now() end, parked_reason = case when $2 = 'parked' then 'given up after 12 tries' end
      where stripe_session_id = $1 returning id, payment_intent_id as intent`,
    [placed.sessionId, state],
  )
  const intentOf = async () =>
    (await sandbox.stripeRows('payment_intents')).payment_intents?.find(({ id }) => id === row?.intent)
  return { ...placed, id: row?.id ?? '', intentOf }
}

it('a checkout that has its order is concluded without Stripe, and is nobody’s to decide on, however often it failed', async () => {
  const { sessionId, id } = await placedBut('paid')
  const away = { operation: 'checkout.sessions.retrieve', kind: 'error', status: 500, about: sessionId }
  await sandbox.faultDuring('stripe', away, async () => {
    await looksRunOut(stack, [sessionId])
    await expect.poll(async () => (await checkoutRow(stack, sessionId)).state, A_JOB_LATER).not.toBe('paid')
  })
  expect((await checkoutRow(stack, sessionId)).state).toBe('completed')
  const { items } = await admin.must('listParked', { query: { limit: 100 } })
  expect(items.filter((one) => one.id === id)).toEqual([])
}, 120_000)

it('the money of an order that may be printed is not given back beside it', async () => {
  const { id, orderId, intentOf } = await placedBut('parked')
  await admin.must('processOrder', { params: { id: orderId } })
  const { items } = await admin.must('listParked', { query: { open: 'true', limit: 100 } })
  expect(items.find((one) => one.id === id)).toMatchObject({
    orderId,
    actions: ['make', 'dismiss'],
    reason: expect.stringContaining('reject the order instead') as string,
  })
  const decide = (action: 'release' | 'make') =>
    admin.call('decideParked', { params: { id }, body: { action, note: 'They rang.' } })
  expect(await decide('release')).toMatchObject({
    status: 409,
    code: 'conflict',
    error: expect.stringContaining('reject the order instead') as string,
  })
  expect(await intentOf()).toMatchObject({ status: 'succeeded' })
  const refunds = (await sandbox.stripeRows('refunds')).refunds ?? []
  const payment = (await intentOf())?.id
  expect(refunds.filter(({ payment_intent }) => payment_intent === payment)).toEqual([])
  expect(await admin.must('getPending', { params: { id: orderId } })).toMatchObject({ status: 'processed' })
  expect(await decide('make')).toMatchObject({ ok: true, data: { state: 'made', orderId } })
}, 120_000)
