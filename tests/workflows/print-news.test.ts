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
  const admin = await administrator(stack.backend)
  const { orderId, shopper } = await placedOrder(stack)
  await admin.must('processOrder', { params: { id: orderId } })
  const [print] = await rows<{ id: string; prodigi_order_id: string }>(
    databaseUrl,
    'select id, prodigi_order_id from prodigi_submission where order_id = $1',
    [orderId],
  )
  if (!print) throw new Error(`${orderId} is not printed`)
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
