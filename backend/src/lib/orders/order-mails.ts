import { enqueueMailWorkflow, MAIL_MODULE, type MailRequest } from '@caseloom/mail'
import type { PrintShipment } from '@caseloom/prodigi'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderBundle } from './bundle'
import { deliveryTime } from './delivery-time'
import { loadBundle } from './load-bundles'
import { mailOrder } from './mail-order'
import { chargedBackOf, refundedBefore, refundOf } from './order-payment'
import { putBackInCart } from './put-back-in-cart'
import { pounds, type ShopOrderLine } from './shop-order'

const greeted = ({ order }: OrderBundle, carrierTakes: string | null = null) => ({
  name: order.shipping_address?.first_name ?? '',
  order: mailOrder(order, carrierTakes),
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
    data: {
      ...greeted(bundle, await deliveryTime(container, bundle.order)),
      refunded: refundOf(bundle.order)?.amount ?? 0,
    },
  })
}

/** What becomes of the money of an order that is ended, and what of it had gone back before, by the shop or by a bank, in pounds. */
const moneyOf = ({ order, approval }: OrderBundle, refunded: boolean) => ({
  money: refunded ? ('refunded' as const) : ('released' as const),
  refunded: pounds(refundedBefore(order, approval?.decided_at ?? null) + chargedBackOf(order)),
})

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
      reason: (bundle.approval?.reason ?? '').split('\n'),
      ...moneyOf(bundle, refunded),
    },
  })
}

/** As {@link sendRejectedMail}, of an order that its customer took back. */
export async function sendCancelledMail(
  container: MedusaContainer,
  orderId: string,
  refunded: boolean,
): Promise<void> {
  const bundle = await loadBundle(container, orderId)
  if (!bundle) return
  await send(container, {
    dedupeKey: `order-cancelled:${orderId}`,
    to: bundle.order.email ?? '',
    template: 'order-cancelled',
    data: { ...greeted(bundle), ...moneyOf(bundle, refunded) },
  })
}

/** As {@link sendCancelledMail}, of an order whose customer sent no change in time. */
export async function sendMissedMail(
  container: MedusaContainer,
  orderId: string,
  refunded: boolean,
): Promise<void> {
  const bundle = await loadBundle(container, orderId)
  if (!bundle) return
  await send(container, {
    dedupeKey: `order-adjust-missed:${orderId}`,
    to: bundle.order.email ?? '',
    template: 'order-adjust-missed',
    data: { ...greeted(bundle), ...moneyOf(bundle, refunded) },
  })
}

const caseOf = ({ product_title, title, metadata }: ShopOrderLine) =>
  [product_title ?? title, metadata?.device, metadata?.finish].filter(Boolean).join(', ')

/** The bank let go of the money before anybody decided: what was ordered goes back to the cart, to be paid again. */
export async function sendLapsedMail(container: MedusaContainer, orderId: string): Promise<void> {
  const bundle = await loadBundle(container, orderId)
  if (!bundle) return
  const { kept, missing } = await putBackInCart(container, bundle)
  await send(container, {
    dedupeKey: `order-lapsed:${orderId}`,
    to: bundle.order.email ?? '',
    template: 'order-lapsed',
    data: { ...greeted(bundle), kept: kept.length > 0, missing: missing.map(caseOf) },
  })
}

/** One mail for a refund, in pounds. */
export async function sendRefundedMail(
  container: MedusaContainer,
  bundle: OrderBundle,
  refund: { id: string; amount: number },
): Promise<void> {
  await send(container, {
    dedupeKey: `order-refunded:${refund.id}`,
    to: bundle.order.email ?? '',
    template: 'order-refunded',
    data: { ...greeted(bundle), amount: refund.amount },
  })
}

/**
 * One mail for a parcel, not for an event; and one more for a number that it did not have when that was written, since carriers give
 * some later.
 */
export async function sendShippedMail(
  container: MedusaContainer,
  bundle: OrderBundle,
  parcel: PrintShipment,
): Promise<void> {
  const { number } = parcel
  const to = bundle.order.email ?? ''
  const dedupeKey = `order-shipped:${parcel.id}`
  const data = { ...greeted(bundle), carrier: parcel.carrier || null, trackingUrl: parcel.url }
  await send(container, {
    dedupeKey,
    to,
    template: 'order-shipped',
    data: { ...data, trackingNumber: number },
  })
  if (!number) return
  const [told] = await container.resolve(MAIL_MODULE).listMailMessages({ dedupe_key: dedupeKey })
  const before = told?.data.trackingNumber
  // Undefined: nobody knows any more what was written so long ago.
  if (before === undefined || before === number) return
  await send(container, {
    dedupeKey: `order-tracking:${parcel.id}:${number}`,
    to,
    template: 'order-tracking',
    data: { ...data, trackingNumber: number },
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
