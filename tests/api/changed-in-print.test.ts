import { randomBytes } from 'node:crypto'
import { beforeAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'
import { itemOf, orderEdits } from '../support/order-edits'
import { moneyOfOrder, paymentIdOf, printsOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)
const SOON = { timeout: 90_000, interval: 500 }

let admin: ApiClient
let edits: ReturnType<typeof orderEdits>
beforeAll(async () => {
  admin = await administrator(backend)
  edits = orderEdits(await merchandiser(backend))
})

type Placed = Awaited<ReturnType<typeof placedOrder>>
const at = ({ orderId }: Placed) => ({ params: { id: orderId } })
const statusOf = async (placed: Placed) => (await admin.must('getPending', at(placed))).status
const moneyOf = async (placed: Placed) => (await moneyOfOrder(stack, placed)).status

/** An order of two copies, opened for an edit while Prodigi takes its print: Medusa does not book that then. */
async function openedMeanwhile() {
  const placed = await placedOrder(stack, { quantity: 2 })
  const slow = { operation: 'orders.create', kind: 'delay_after', ms: 8000, about: placed.orderId }
  await sandbox.fault('prodigi', slow)
  const pressed = admin.call('processOrder', at(placed))
  await expect.poll(async () => (await printsOfOrder(stack, placed)).length, SOON).toBe(1)
  await edits.begin(placed)
  await pressed
  expect(await statusOf(placed)).toBe('processing')
  return placed
}

/** Its task goes on at once: its one print, of all that was paid for, is booked. */
async function endsWell(placed: Placed) {
  const again = () =>
    rows(databaseUrl, 'update approval_task set next_attempt_at = now() where order_id = $1', [
      placed.orderId,
    ])
  await expect.poll(() => again().then(() => statusOf(placed)), SOON).toBe('processed')
  expect((await printsOfOrder(stack, placed)).map(({ items }) => items)).toMatchObject([[{ copies: 2 }]])
  expect(await moneyOf(placed)).toBe('succeeded')
}

it('what Medusa refuses once Prodigi has it is followed, told to the customer, and booked when it can be', async () => {
  const placed = await openedMeanwhile()
  const refund = `/payments/${await paymentIdOf(stack, placed.orderId)}/refund`
  await edits.refuses(refund, { amount: 2 }, 'This order is on its way to Prodigi, which may print it')
  const [print] = await printsOfOrder(stack, placed)
  expect((await admin.must('getPending', at(placed))).prodigi).toMatchObject({ orderId: print?.id })

  await sandbox.advancePrint(print?.id ?? '', 'shipped')
  await expect.poll(() => shippedMails(placed), SOON).toHaveLength(1)
  await edits.drop(placed)
  await endsWell(placed)
  await expect.poll(() => shippedOf(placed), SOON).toEqual([{ shipped: true, lines: 1 }])
})

it('an edit of what is being printed is not ended, unless it undoes another', async () => {
  const placed = await openedMeanwhile()
  const { lineId } = await itemOf(databaseUrl, placed)
  await edits.setQuantity(placed, lineId, 1)
  for (const step of ['request', 'confirm'])
    await edits.refuses(
      `/order-edits/${placed.orderId}/${step}`,
      {},
      'This order is being sent to print just now, as it was paid for. Cancel the edit',
    )
  // As one that was ended before the shop refused it had left the order.
  await rows(
    databaseUrl,
    `update order_item set quantity = 1, raw_quantity = '{"value":"1","precision":20}' where order_id = $1`,
    [placed.orderId],
  )
  await edits.drop(placed)
  await edits.begin(placed)
  await expect(edits.setQuantity(placed, lineId, 3)).rejects.toThrow(/ 400: .*Nothing that is added/)
  await edits.setQuantity(placed, lineId, 2)
  await edits.end(placed)
  await endsWell(placed)
})

it('what is refunded in Stripe’s dashboard meanwhile is booked as printed all the same, and can be stopped then', async () => {
  const placed = await openedMeanwhile()
  const { id } = await moneyOfOrder(stack, placed)
  await sandbox.askStripe('refunds', { payment_intent: id })
  await edits.drop(placed)
  await endsWell(placed)
  expect((await admin.must('getPending', at(placed))).prodigi.canCancel).toBe(true)
})

it('a line that is added afterwards is not booked with its parcel, which the customer hears of at once', async () => {
  const placed = await placedOrder(stack)
  expect(await admin.call('processOrder', at(placed))).toMatchObject({
    ok: true,
    data: { status: 'processed' },
  })
  const { lineId } = await itemOf(databaseUrl, placed)
  await edits.begin(placed)
  await addLine(placed, lineId)
  const [print] = await printsOfOrder(stack, placed)
  await sandbox.advancePrint(print?.id ?? '', 'shipped')
  await expect.poll(() => shippedMails(placed), SOON).toHaveLength(1)
  // Medusa marks it, finds the order being edited, and takes the mark back.
  await expect.poll(() => shippedOf(placed), SOON).toEqual([{ shipped: false, lines: 0 }])
  await edits.end(placed)
  await expect.poll(() => shippedOf(placed), SOON).toEqual([{ shipped: true, lines: 1 }])
})

/** A line as Medusa adds one to an open edit, which the shop does not let its admin do. */
async function addLine({ orderId }: Placed, like: string) {
  const id = `ordli_${randomBytes(13).toString('hex')}`
  await rows(
    databaseUrl,
    `insert into order_line_item
     select (jsonb_populate_record(l, jsonb_build_object('id', $2::text))).* from order_line_item l where id = $1`,
    [like, id],
  )
  await rows(
    databaseUrl,
    `insert into order_change_action (id, order_id, order_change_id, version, action, details)
     select 'ordchact_' || $2, order_id, id, version, 'ITEM_ADD',
            jsonb_build_object('reference_id', $2::text, 'quantity', 1, 'unit_price', 20)
       from order_change where order_id = $1 and status = 'pending'`,
    [orderId, id],
  )
}

const shippedMails = ({ shopper }: Placed) =>
  rows(databaseUrl, `select id from mail_message where "to" = $1 and template = 'order-shipped'`, [
    shopper.email,
  ])

/** Whether Medusa has the living fulfillments of an order for sent, and how many of its lines for fulfilled and sent. */
const shippedOf = ({ orderId }: Placed) =>
  rows(
    databaseUrl,
    `select f.shipped_at is not null as shipped, (select count(*)::int from order_item i
        join "order" o on o.id = i.order_id and o.version = i.version
       where i.order_id = $1 and i.fulfilled_quantity > 0 and i.shipped_quantity > 0) as lines
     from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id and f.canceled_at is null
     where l.order_id = $1 and l.deleted_at is null`,
    [orderId],
  )
