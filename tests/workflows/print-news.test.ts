import { afterAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { databaseUrl } = stack
const sandbox = sandboxClient(stack)
/** Three polls of 50; the others alone keep the job busy for ten. */
const SOON = { timeout: 75_000, interval: 1000 }
const OTHERS = 500
const NEWS = [
  'com.prodigi.order.status.stage.changed#InProgress',
  'com.prodigi.order.shipments.shipment#Complete',
  'com.prodigi.order.status.stage.changed#Complete',
]

/** A new customer's order, in print. */
async function printedOrder() {
  const admin = await administrator(stack.backend)
  const { orderId, shopper } = await placedOrder(stack)
  await admin.must('processOrder', { params: { id: orderId } })
  const [print] = await rows<{ id: string; prodigi_order_id: string }>(
    databaseUrl,
    'select id, prodigi_order_id from prodigi_submission where order_id = $1',
    [orderId],
  )
  if (!print) throw new Error(`${orderId} is not printed`)
  return { orderId, shopper, print }
}

afterAll(() => rows(databaseUrl, `delete from prodigi_submission where order_id like 'order_of_others_%'`))

/** Prints that nobody has asked about for long, of which Prodigi knows nothing. */
const addOthers = () =>
  rows(
    databaseUrl,
    `insert into prodigi_submission (id, order_id, idempotency_key, callback_secret, prodigi_order_id, status, submitted_at,
       last_checked_at)
     select 'prsub_of_others_' || n, 'order_of_others_' || n, 'key_of_others_' || n, 'secret_of_others_' || n,
       'ord_of_others_' || n, 'in_progress', now() - interval '2 days', now() - interval '1 day'
     from generate_series(1, $1::int) n`,
    [OTHERS],
  )

// Guard: the poll takes open news before whatever is only due again. Judge: the customer's mail.
it('news that a dead process left are acted on before hundreds of prints are asked about again', async () => {
  const { shopper, print } = await printedOrder()
  const sent = () =>
    rows(databaseUrl, `select state from mail_message where "to" = $1 and template = 'order-shipped'`, [
      shopper.email,
    ])
  await addOthers()
  // The news are lost on their way; what is left is a row of one that was kept, and not worked off.
  for (const event of NEWS)
    await sandbox.fault('prodigi', { event, kind: 'lost', about: print.prodigi_order_id, times: 20 })
  await rows(databaseUrl, 'update prodigi_submission set last_checked_at = now() where id = $1', [print.id])
  await sandbox.advancePrint(print.prodigi_order_id, 'shipped')
  await rows(
    databaseUrl,
    `insert into prodigi_callback (id, event_id, submission_id, payload, created_at)
     values ('prcb_left', 'evt_left', $1, '{}', now() - interval '1 minute')`,
    [print.id],
  )
  await expect.poll(sent, SOON).toEqual([{ state: 'sent' }])
})

// Guard: the mail of a parcel is kept once, and its number told once it is there. Judge: the customer's mails.
it('a tracking number that comes after the parcel left is mailed once, and shown', async () => {
  await sandbox.fault('prodigi', { operation: 'orders.create', kind: 'scenario', scenario: 'no_tracking' })
  const { orderId, shopper, print } = await printedOrder()
  const told = async () => {
    const mails = await rows<{ template: string; number: string | null }>(
      databaseUrl,
      `select template, data->>'trackingNumber' as number from mail_message
       where "to" = $1 and template in ('order-shipped', 'order-tracking') order by created_at`,
      [shopper.email],
    )
    return mails.map(({ template, number }) => [template, number])
  }
  const trackingOf = async () =>
    (await shopper.api.must('getOrder', { params: { id: orderId }, query: {} })).tracking
  await sandbox.advancePrint(print.prodigi_order_id, 'shipped')
  const first = [['order-shipped', null]]
  await expect.poll(told, SOON).toEqual(first)
  expect(await trackingOf()).toEqual([])
  await sandbox.numberParcels(print.prodigi_order_id, 'LATE1')
  await sandbox.advancePrint(print.prodigi_order_id, 'complete')
  const both = [...first, ['order-tracking', 'LATE1']]
  await expect.poll(told, SOON).toEqual(both)
  expect(await trackingOf()).toEqual([{ carrier: 'Sandbox Post', number: 'LATE1', url: null }])
  // Whatever else comes of the same parcel tells nothing of it twice.
  await rows(
    databaseUrl,
    'update prodigi_submission set news_pending = true, last_checked_at = null where id = $1',
    [print.id],
  )
  const settled = () =>
    rows(databaseUrl, 'select news_pending from prodigi_submission where id = $1', [print.id])
  await expect.poll(settled, SOON).toEqual([{ news_pending: false }])
  expect(await told()).toEqual(both)
})
