import { beforeAll, expect, inject, it } from 'vitest'
import { administrator, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'
import { moneyOfOrder, paymentIdOf } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 300 }

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(stack.backend)
})

/** An order that Prodigi has taken, and what Prodigi holds of it. */
async function printedOrder() {
  const placed = await placedOrder(stack)
  const params = { id: placed.orderId }
  await admin.must('processOrder', { params })
  const detail = () => admin.must('getPending', { params })
  const prints = async () =>
    (await sandbox.printOrders()).filter(({ merchantReference }) => merchantReference === placed.orderId)
  await expect.poll(async () => (await detail()).prodigi.canCancel, SOON).toBe(true)
  return { ...placed, params, detail, prints }
}
const stageOf = (print: Record<string, unknown> | undefined) => (print?.status as { stage?: string })?.stage

it('a print is stopped once, printed anew under another key, and paid for once', async () => {
  const { shopper, params, detail, prints } = await printedOrder()
  const { version, prodigi } = await detail()
  expect(prodigi).toMatchObject({ canCancel: true, issues: [] })
  const stranger = await newShopper(stack.backend)
  for (const nobody of [stranger.api, shopper.api])
    expect(await nobody.call('cancelPrint', { params, body: {} })).toMatchObject({ status: 403 })
  expect(await admin.call('cancelPrint', { params, body: { version: version - 1 } })).toMatchObject({
    status: 409,
    code: 'conflict',
    extra: { id: params.id, status: 'processed', version },
  })

  expect(await admin.must('cancelPrint', { params, body: { version } })).toMatchObject({ id: params.id })
  await expect.poll(async () => (await detail()).status, SOON).toBe('prodigi_failed')
  const stopped = await detail()
  expect(stopped.prodigi.canCancel).toBe(false)
  expect(stopped.payment.status).toBe('captured')
  expect(stopped.attention.join()).toContain('The print was cancelled at Prodigi')
  expect(stopped.history.at(-1)).toMatchObject({ from: 'processed', by: 'admin@caseloom.test' })
  expect((await prints()).map(stageOf)).toEqual(['Cancelled'])
  expect(await admin.call('cancelPrint', { params, body: {} })).toMatchObject({
    status: 409,
    extra: { status: 'prodigi_failed' },
  })

  await admin.must('processOrder', { params })
  await expect.poll(async () => (await detail()).status, SOON).toBe('processed')
  const printed = await prints()
  expect(printed.map(stageOf).filter((stage) => stage !== 'Cancelled')).toHaveLength(1)
  expect(new Set(printed.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  expect(await detail()).toMatchObject({ payment: { status: 'captured' }, prodigi: { canCancel: true } })
})

it('a print that is being made goes on, and nothing changes', async () => {
  const { params, detail } = await printedOrder()
  await sandbox.fault('prodigi', {
    operation: 'orders.cancel',
    kind: 'scenario',
    scenario: 'failed_to_cancel',
    about: (await detail()).prodigi.orderId ?? '',
  })
  expect(await admin.call('cancelPrint', { params, body: {} })).toMatchObject({
    status: 409,
    code: 'conflict',
    error: 'Prodigi cancels this print no more: it is being made',
  })
  expect(await detail()).toMatchObject({ status: 'processed' })
  expect(await admin.call('cancelPrint', { params: { id: 'order_nobody' }, body: {} })).toMatchObject({
    status: 404,
  })
})

it('a print that is stopped although no answer tells of it is stopped in the name of who asked', async () => {
  const { params, detail } = await printedOrder()
  const about = (await detail()).prodigi.orderId ?? ''
  await sandbox.fault('prodigi', { operation: 'orders.cancel', kind: 'drop_after', about, times: 2 })
  // Told only once the shop has given up asking.
  const event = 'com.prodigi.order.status.stage.changed#Cancelled'
  await sandbox.fault('prodigi', { event, kind: 'late', ms: 5000, about })
  expect(await admin.call('cancelPrint', { params, body: {} })).toMatchObject({
    status: 503,
    code: 'provider_unavailable',
  })
  await expect.poll(async () => (await detail()).status, SOON).toBe('prodigi_failed')
  expect((await detail()).history.at(-1)).toMatchObject({ from: 'processed', by: 'admin@caseloom.test' })
})

it('what a stopped print cost is counted with the next one', async () => {
  const { params, detail } = await printedOrder()
  const { prodigi, cost } = await detail()
  await sandbox.changePrint(prodigi.orderId ?? '', {
    charges: [{ totalCost: { amount: '2.95', currency: 'GBP' }, items: [] }],
  })
  await admin.must('cancelPrint', { params, body: {} })
  await expect.poll(async () => (await detail()).status, SOON).toBe('prodigi_failed')
  const both = { amount: Number(((cost.amount ?? 0) + 2.95).toFixed(2)), from: 'quote', reason: null }
  expect((await detail()).cost).toEqual(both)
  await admin.must('processOrder', { params })
  await expect.poll(async () => (await detail()).status, SOON).toBe('processed')
  expect((await detail()).cost).toEqual(both)
})

/** An order whose print was stopped after its money had been taken. */
async function stoppedOrder() {
  const printed = await printedOrder()
  await admin.must('cancelPrint', { params: printed.params, body: {} })
  await expect.poll(async () => (await printed.detail()).status, SOON).toBe('prodigi_failed')
  return printed
}
const address = {
  first_name: 'Terry',
  last_name: 'Tester',
  address_1: '9 Other Row',
  city: 'Leeds',
  country_code: 'gb',
  postal_code: 'LS1 1AA',
}

it('Medusa’s admin neither marks a print, nor moves, completes or cancels it, so that it can be stopped to the end', async () => {
  const { orderId, params, detail } = await printedOrder()
  const [made] = await rows<{ id: string; line: string }>(
    stack.databaseUrl,
    `select l.fulfillment_id as id, i.item_id as line from order_fulfillment l
       join order_item i on i.order_id = l.order_id where l.order_id = $1`,
    [orderId],
  )
  const staff = await merchandiser(stack.backend)
  const order = `/orders/${orderId}`
  const items = [{ id: made?.line, quantity: 1 }]
  const ofPrint = `${order}/fulfillments/${made?.id ?? ''}`
  const refused = [
    [`${ofPrint}/shipments`, { items }, 'can be cancelled in its Approval box'],
    [`${ofPrint}/mark-as-delivered`, {}, 'can be cancelled in its Approval box'],
    [`${ofPrint}/cancel`, {}, 'can be cancelled in its Approval box'],
    [`/fulfillments/${made?.id ?? ''}/cancel`, {}, 'can be cancelled in its Approval box'],
    [`${order}/fulfillments`, { items }, 'process it in its Approval box'],
    [`/order-edits/${orderId}/items/item/${made?.line ?? ''}`, { quantity: 2 }, 'Nothing that is added'],
    [`${order}/complete`, {}, 'could not be rejected any more'],
    [order, { shipping_address: address }, 'have Prodigi change the address'],
  ] as const
  for (const [path, body, words] of refused)
    await expect(staff.call('POST', path, body), path).rejects.toThrow(new RegExp(` 400: .*${words}`))

  await admin.must('cancelPrint', { params, body: {} })
  await expect.poll(async () => (await detail()).status, SOON).toBe('prodigi_failed')
  await staff.call('POST', order, { shipping_address: address })
  expect((await detail()).shippingAddress.street).toBe('9 Other Row')
})

const REFUNDED = 'The payment of this order was refunded: reject it, nothing is printed.'
const refundsOf = async (id: string) =>
  ((await sandbox.stripeRows('refunds')).refunds ?? []).filter(({ payment_intent }) => payment_intent === id)

// Guard: what was given back in full is not printed. Judges: what the printer holds, and Stripe's refunds.
it('a stopped print whose payment was refunded in Medusa’s admin is not printed any more, and refunded once', async () => {
  const placed = await stoppedOrder()
  const { params, detail, prints } = placed
  const { payment } = await detail()
  const staff = await merchandiser(stack.backend)
  const refund = async (amount: number) =>
    staff.call('POST', `/payments/${await paymentIdOf(stack, placed.orderId)}/refund`, { amount })
  const noted = async () => [
    (await detail()).attention.join(),
    (await admin.must('adminOrders', { query: { search: placed.orderId } })).items[0]?.attention.join(),
  ]
  await refund(2)
  const part = expect.stringContaining('£2.00 of its payment has been refunded.') as string
  expect(await noted()).toEqual([part, part])
  await refund(Number((payment.amount - 2).toFixed(2)))
  const whole = expect.stringContaining(REFUNDED) as string
  expect(await noted()).toEqual([whole, whole])

  expect(await admin.call('processOrder', { params })).toMatchObject({
    status: 409,
    code: 'conflict',
    error: REFUNDED,
    extra: { status: 'prodigi_failed' },
  })
  const body = { action: 'process', ids: [placed.orderId] } as const
  expect((await admin.must('bulkDecision', { body })).results).toMatchObject([
    { ok: false, message: REFUNDED },
  ])
  expect((await prints()).map(stageOf)).toEqual(['Cancelled'])

  await admin.must('rejectOrder', { params, body: { reason: 'It was refunded.' } })
  await expect.poll(async () => (await detail()).status, SOON).toBe('rejected')
  expect(await refundsOf((await moneyOfOrder(stack, placed)).id)).toHaveLength(2)
})

it('… nor one whose payment was refunded in Stripe’s dashboard', async () => {
  const placed = await stoppedOrder()
  const { params, detail, prints } = placed
  const { id } = await moneyOfOrder(stack, placed)
  await sandbox.askStripe('refunds', { payment_intent: id })
  expect((await detail()).attention.join()).not.toContain(REFUNDED)
  await admin.call('processOrder', { params })
  const failed = { status: 'prodigi_failed', attention: [expect.stringContaining(REFUNDED) as string] }
  await expect.poll(detail, SOON).toMatchObject(failed)
  expect((await prints()).map(stageOf)).toEqual(['Cancelled'])
  await admin.must('rejectOrder', { params, body: { reason: 'It was refunded.' } })
  await expect.poll(async () => (await detail()).status, SOON).toBe('rejected')
  expect(await refundsOf(id)).toHaveLength(1)
})
