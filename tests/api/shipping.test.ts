import { expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { lookedAtLongAgo, printsOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { databaseUrl } = stack
const sandbox = sandboxClient(stack)
const PATIENCE = { timeout: 90_000 }

async function printedOrder() {
  const order = await placedOrder(stack)
  const admin = await administrator(stack.backend)
  const params = { id: order.orderId }
  await admin.must('processOrder', { params })
  const { prodigi } = await admin.must('getPending', { params })
  const [fulfillment] = await rows<{ id: string }>(
    databaseUrl,
    'select fulfillment_id as id from order_fulfillment where order_id = $1 and deleted_at is null',
    [order.orderId],
  )
  return { ...order, printId: prodigi.orderId ?? '', fulfillmentId: fulfillment?.id ?? '' }
}
const shippedAt = async (id: string) =>
  (
    await rows<{ shipped_at: Date | null }>(databaseUrl, 'select shipped_at from fulfillment where id = $1', [
      id,
    ])
  )[0]?.shipped_at
const subjects = async (email: string) =>
  (await sandbox.mails(email)).map(({ subject }) => subject).join('\n')

it('a parcel that a dead process had half noted is shipped all the same, and told of once', async () => {
  const { shopper, orderId, printId, fulfillmentId } = await printedOrder()
  // Medusa has counted the lines as shipped, and died before it marked the fulfillment.
  await rows(
    databaseUrl,
    'update order_item set shipped_quantity = quantity where order_id = $1 and deleted_at is null',
    [orderId],
  )
  await sandbox.advancePrint(printId, 'shipped')
  await expect.poll(() => shippedAt(fulfillmentId), PATIENCE).toBeInstanceOf(Date)
  await sandbox.advancePrint(printId, 'delivered')
  await expect.poll(() => subjects(shopper.email), PATIENCE).toMatch(/has been delivered|should have arrived/)
  expect((await subjects(shopper.email)).match(/is on its way/g)).toHaveLength(1)
})

it('a parcel that many ask for at once is shipped once, and nobody is refused', async () => {
  const { shopper, orderId, printId, fulfillmentId } = await printedOrder()
  await sandbox.advancePrint(printId, 'shipped')
  await lookedAtLongAgo(databaseUrl, orderId)
  const asked = await Promise.all(Array.from({ length: 6 }, () => shopper.api.call('refreshStatus')))
  expect(asked.map(({ status }) => status)).toEqual(Array(6).fill(200))
  await expect.poll(() => shippedAt(fulfillmentId), PATIENCE).toBeInstanceOf(Date)
  await sandbox.advancePrint(printId, 'delivered')
  await expect.poll(() => subjects(shopper.email), PATIENCE).toMatch(/has been delivered|should have arrived/)
  expect((await subjects(shopper.email)).match(/is on its way/g)).toHaveLength(1)
})

// Guards: takeUp takes up what nobody looked at within the last minute, once; limitUse counts the calls.
it('a customer who presses again and again has the printer asked once a minute', async () => {
  const { shopper, orderId, printId, fulfillmentId } = await printedOrder()
  await sandbox.advancePrint(printId, 'production')
  const inProduction = `select 1 from prodigi_submission where order_id = $1 and status = 'manufacturing' and not news_pending`
  await expect.poll(() => rows(databaseUrl, inProduction, [orderId]), PATIENCE).toHaveLength(1)
  // Nobody calls back about this one: only asking shows it.
  const [print] = await printsOfOrder(stack, { orderId })
  const parcels = (print?.shipments as object[]).map((parcel) => ({
    ...parcel,
    status: 'Shipped',
    dispatchDate: new Date().toISOString(),
  }))
  await sandbox.changePrint(printId, { shipments: parcels })
  expect(parcels).toHaveLength(1)
  expect(await shopper.api.must('refreshStatus')).toEqual({ updated: 0 })
  expect(await shippedAt(fulfillmentId)).toBeNull()
  await lookedAtLongAgo(databaseUrl, orderId)
  await shopper.api.must('refreshStatus')
  await expect.poll(() => shippedAt(fulfillmentId), PATIENCE).toBeInstanceOf(Date)

  await rows(
    databaseUrl,
    `insert into account_use (id, customer_id, kind) select 'ause_' || gen_random_uuid(), $1, 'refresh' from generate_series(1, 60)`,
    [shopper.id],
  )
  expect(await shopper.api.call('refreshStatus')).toMatchObject({
    status: 429,
    code: 'rate_limited',
    error: expect.stringMatching(/^You have asked many times this hour .* again in \d+ minutes\.$/) as string,
  })
}, 90_000)
