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
import { slots } from '../../../lib/slots'
import { loadBundle } from '../../../lib/orders/load-bundles'
import { sendDeliveredMail, sendShippedMail } from '../../../lib/orders/order-mails'

const labelOf = ({ number, url }: PrintShipment) => ({
  tracking_number: number ?? '',
  tracking_url: url ?? '',
  label_url: '',
})

/** Medusa knows one shipment of a fulfillment; later parcels add their label to it. */
async function ship(
  container: MedusaContainer,
  bundle: OrderBundle,
  fulfillmentId: string,
  sent: PrintShipment[],
) {
  const fulfillment = bundle.order.fulfillments.find(({ id }) => id === fulfillmentId)
  if (!fulfillment || fulfillment.canceled_at) return
  const labels = sent.map(labelOf)
  // Medusa counts the lines of the order and marks the fulfillment in two steps; a process that dies between them leaves lines
  // that cannot be shipped again.
  const counted = bundle.order.items.every(
    ({ detail, quantity }) => (detail?.shipped_quantity ?? 0) >= quantity,
  )
  if (fulfillment.shipped_at) {
    await container.resolve(Modules.FULFILLMENT).updateFulfillment(fulfillmentId, { labels })
  } else if (counted) {
    await createShipmentWorkflow(container).run({ input: { id: fulfillmentId, labels } })
  } else {
    await countFulfilled(container, bundle.order, fulfillmentId)
    const items = bundle.order.items.map(({ id, quantity }) => ({ id, quantity }))
    await createOrderShipmentWorkflow(container).run({
      input: { order_id: bundle.order.id, fulfillment_id: fulfillmentId, items, labels },
    })
  }
  for (const parcel of sent) await sendShippedMail(container, bundle, parcel)
}

/** Medusa marks the fulfillment first, and counts the lines of the order then: a process may have died in between. */
async function countDelivered(container: MedusaContainer, { order }: OrderBundle, fulfillmentId: string) {
  const items = order.items
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

async function deliver(
  container: MedusaContainer,
  bundle: OrderBundle,
  fulfillmentId: string,
  sent: PrintShipment[],
) {
  const fulfillment = bundle.order.fulfillments.find(({ id }) => id === fulfillmentId)
  if (fulfillment && !fulfillment.canceled_at) {
    if (fulfillment.delivered_at) await countDelivered(container, bundle, fulfillmentId)
    else
      await markOrderFulfillmentAsDeliveredWorkflow(container).run({
        input: { orderId: bundle.order.id, fulfillmentId },
      })
  }
  await sendDeliveredMail(
    container,
    bundle,
    sent.some(({ deliveryEstimated }) => deliveryEstimated),
  )
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
  const asked = row.cancel_asked_by
  await requestDecisionWorkflow(container).run({
    input: {
      orderId: bundle.order.id,
      action: 'fulfillment_cancelled',
      // It may have been processed anew while this waited for Prodigi.
      version,
      by: asked ?? 'Prodigi',
      reason: asked
        ? 'The print was cancelled at Prodigi. Process the order again, or reject it.'
        : words
          ? `Prodigi cancelled the print: ${words}`
          : 'Prodigi cancelled the print',
    },
  })
}

async function follow(container: MedusaContainer, row: SubmissionRow): Promise<void> {
  const bundle = await loadBundle(container, row.order_id)
  if (!bundle) return
  const sent = (row.shipments ?? []).filter(({ shipped }) => shipped)
  if (row.fulfillment_id && sent.length > 0) await ship(container, bundle, row.fulfillment_id, sent)
  if (row.fulfillment_id && row.status === 'delivered')
    await deliver(container, bundle, row.fulfillment_id, sent)
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
