import { requestDecisionWorkflow } from '@caseloom/order-approval'
import { PRODIGI_MODULE, type PrintShipment, type SubmissionRow } from '@caseloom/prodigi'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import {
  createOrderShipmentWorkflow,
  createShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from '@medusajs/medusa/core-flows'
import { byOneProcess } from '../../../lib/database/by-one-process'
import { failure } from '../../../lib/http/fail'
import type { OrderBundle } from '../../../lib/orders/bundle'
import { cancelFulfillment } from '../../../lib/orders/cancel-fulfillment'
import { countFulfilled } from '../../../lib/orders/count-fulfilled'
import { fulfilledLines } from '../../../lib/orders/fulfilled-lines'
import { slots } from '../../../lib/slots'
import { loadBundle } from '../../../lib/orders/load-bundles'
import { sendDeliveredMail, sendShippedMail } from '../../../lib/orders/order-mails'

type Fulfillment = OrderBundle['order']['fulfillments'][number]

const sentOf = ({ shipments }: SubmissionRow) => (shipments ?? []).filter(({ shipped }) => shipped)

const labelOf = ({ number, url }: PrintShipment) => ({
  tracking_number: number ?? '',
  tracking_url: url ?? '',
  label_url: '',
})

/** Medusa knows one shipment of a fulfillment; later parcels add their label to it. */
async function ship(
  container: MedusaContainer,
  { order }: OrderBundle,
  fulfillment: Fulfillment,
  sent: PrintShipment[],
) {
  const labels = sent.map(labelOf)
  if (fulfillment.shipped_at) {
    await container.resolve(Modules.FULFILLMENT).updateFulfillment(fulfillment.id, { labels })
    return
  }
  // Medusa counts the lines of the order and marks the fulfillment in two steps; a process that dies between them leaves lines
  // that cannot be shipped again.
  const lines = await fulfilledLines(container, order, fulfillment.id)
  if (lines.every(({ detail, quantity }) => (detail?.shipped_quantity ?? 0) >= quantity)) {
    await createShipmentWorkflow(container).run({ input: { id: fulfillment.id, labels } })
    return
  }
  await countFulfilled(container, order, fulfillment.id)
  const items = lines.map(({ id, quantity }) => ({ id, quantity }))
  await createOrderShipmentWorkflow(container).run({
    input: { order_id: order.id, fulfillment_id: fulfillment.id, items, labels },
  })
}

/** Medusa marks the fulfillment first, and counts the lines of the order then: a process may have died in between. */
async function countDelivered(container: MedusaContainer, { order }: OrderBundle, fulfillmentId: string) {
  const items = (await fulfilledLines(container, order, fulfillmentId))
    .map(({ id, quantity, detail }) => ({ id, quantity: quantity - (detail?.delivered_quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  if (items.length === 0) return
  await container.resolve(Modules.ORDER).registerDelivery({
    order_id: order.id,
    reference: Modules.FULFILLMENT,
    reference_id: fulfillmentId,
    items,
  })
}

async function deliver(container: MedusaContainer, bundle: OrderBundle, fulfillment: Fulfillment) {
  if (fulfillment.delivered_at) return countDelivered(container, bundle, fulfillment.id)
  await markOrderFulfillmentAsDeliveredWorkflow(container).run({
    input: { orderId: bundle.order.id, fulfillmentId: fulfillment.id },
  })
}

/**
 * Tells the customer of parcels that left and came. Before Medusa books it: an edit of the order that lies open in its admin holds that
 * up for as long as it does. Each mail is sent once.
 */
async function tell(container: MedusaContainer, bundle: OrderBundle, row: SubmissionRow, live: boolean) {
  const sent = sentOf(row)
  if (live) for (const parcel of sent) await sendShippedMail(container, bundle, parcel)
  if (row.status !== 'delivered') return
  const estimated = sent.some(({ deliveryEstimated }) => deliveryEstimated)
  await sendDeliveredMail(container, bundle, estimated)
}

/** The printer gave the order up: it goes back to the administrators, who process it again or reject it. */
async function giveBack(container: MedusaContainer, bundle: OrderBundle, row: SubmissionRow) {
  if (bundle.approval?.status === 'processing') {
    // Cancelled before the shop has noted that it was taken. The news stays and is acted on when that is done.
    throw failure('conflict', 'The print was cancelled while its order is still being processed')
  }
  const fulfillment = bundle.order.fulfillments.find(({ id }) => id === row.fulfillment_id)
  if (fulfillment && !fulfillment.canceled_at) {
    await cancelFulfillment(container, bundle.order, fulfillment.id)
  }
  if (bundle.approval?.status !== 'processed') return
  const { version } = bundle.approval
  const words = row.issues?.map(({ says }) => says).join('; ')
  const said = words ? `: ${words}` : ''
  const asked = row.cancel_asked_by
  await requestDecisionWorkflow(container).run({
    input: {
      orderId: bundle.order.id,
      action: 'fulfillment_cancelled',
      // It may have been processed anew while this waited for Prodigi.
      version,
      by: asked ?? 'Prodigi',
      reason: asked
        ? `The print was cancelled at Prodigi${said}. Process the order again, or reject it.`
        : `Prodigi cancelled the print${said}`,
    },
  })
}

async function follow(container: MedusaContainer, row: SubmissionRow): Promise<void> {
  const bundle = await loadBundle(container, row.order_id)
  if (!bundle) return
  const sent = sentOf(row)
  const fulfillment = bundle.order.fulfillments.find(({ id }) => id === row.fulfillment_id)
  const live = fulfillment && !fulfillment.canceled_at ? fulfillment : null
  // Medusa has not taken it yet, or its fulfillment was not noted: it is told again.
  const early = !row.fulfillment_id && bundle.approval?.status === 'processing'
  if (row.fulfillment_id || early) await tell(container, bundle, row, live !== null || early)
  if (early && sent.length > 0)
    throw failure('conflict', 'The print was sent while its order is still being processed')
  if (live && sent.length > 0) await ship(container, bundle, live, sent)
  if (live && row.status === 'delivered') await deliver(container, bundle, live)
  if (row.status === 'cancelled') await giveBack(container, bundle, row)
}

/** Each holds a database connection for its lock and needs others besides: a burst of callbacks must not take them all. */
const inTurn = slots(4)

/**
 * Does in Medusa and by mail what a print's state asks for; each part only where it is not done yet. A callback and a poll
 * may come at once: two that ship the same lines would leave them half shipped, so one is turned away and its news stays.
 */
export const actOnPrintStep = createStep('act-on-print', async (row: SubmissionRow, { container }) => {
  const followed: SubmissionRow[] = []
  await inTurn(() =>
    byOneProcess(container, `print:${row.order_id}`, async () => {
      // As it is now: while this one waited, the print may have been followed, and the order printed anew.
      const present = await container.resolve(PRODIGI_MODULE).read(row.id)
      await follow(container, present)
      followed.push(present)
    }),
  )
  const [seen] = followed
  if (!seen) throw failure('conflict', 'Another process follows this print just now')
  return new StepResponse(seen)
})
