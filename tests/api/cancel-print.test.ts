import { beforeAll, expect, inject, it } from 'vitest'
import { administrator, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
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
