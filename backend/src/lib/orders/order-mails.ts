import { enqueueMailWorkflow, type MailRequest } from '@caseloom/mail'
import type { PrintShipment } from '@caseloom/prodigi'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderBundle } from './bundle'
import { loadBundle } from './load-bundles'
import { mailOrder } from './mail-order'

const greeted = ({ order }: OrderBundle) => ({
  name: order.shipping_address?.first_name ?? '',
  order: mailOrder(order),
})

async function send(container: MedusaContainer, mail: MailRequest): Promise<void> {
  if (mail.to) await enqueueMailWorkflow(container).run({ input: mail })
}

/** The case goes to print. One mail for an order, however often it was tried. */
export async function sendApprovedMail(container: MedusaContainer, orderId: string): Promise<void> {
  const bundle = await loadBundle(container, orderId)
  if (!bundle) return
  const to = bundle.order.email ?? ''
  await send(container, {
    dedupeKey: `order-approved:${orderId}`,
    to,
    template: 'order-approved',
    data: greeted(bundle),
  })
}

/** Only after the money is on its way back: the mail says so. */
export async function sendRejectedMail(
  container: MedusaContainer,
  orderId: string,
  refunded: boolean,
): Promise<void> {
  const bundle = await loadBundle(container, orderId)
  if (!bundle) return
  await send(container, {
    dedupeKey: `order-rejected:${orderId}`,
    to: bundle.order.email ?? '',
    template: 'order-rejected',
    data: {
      ...greeted(bundle),
      reason: bundle.approval?.reason ?? '',
      money: refunded ? 'refunded' : 'released',
    },
  })
}

/** One mail for a parcel, not for an event. */
export async function sendShippedMail(
  container: MedusaContainer,
  bundle: OrderBundle,
  parcel: PrintShipment,
): Promise<void> {
  await send(container, {
    dedupeKey: `order-shipped:${parcel.id}`,
    to: bundle.order.email ?? '',
    template: 'order-shipped',
    data: {
      ...greeted(bundle),
      carrier: parcel.carrier || null,
      trackingNumber: parcel.number,
      trackingUrl: parcel.url,
    },
  })
}

export async function sendDeliveredMail(
  container: MedusaContainer,
  bundle: OrderBundle,
  estimated: boolean,
): Promise<void> {
  await send(container, {
    dedupeKey: `order-delivered:${bundle.order.id}`,
    to: bundle.order.email ?? '',
    template: 'order-delivered',
    data: { ...greeted(bundle), estimated },
  })
}
