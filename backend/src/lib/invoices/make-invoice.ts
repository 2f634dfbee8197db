import { toPence } from '@caseloom/stripe-checkout'
import type { OrderBundle } from '../orders/bundle'
import { cancellationOf } from '../orders/cancellation'
import { owedBack, unconfirmedRefunds } from '../orders/owed-back'
import { presentAddress } from '../orders/present-address'
import { discountLabelOf, paymentsOf, pounds, type ShopOrderLine } from '../orders/shop-order'
import type { CancelledBecause, Invoice, InvoiceLine, InvoicePayment, VatRow } from './invoice'
import type { InvoiceOrder } from './order-for-invoice'
import { reckonVat, vatOfRefunds, type Taxed } from './reckon-vat'

const rateOf = (lines: { rate: number }[]): number => lines.reduce((sum, { rate }) => sum + rate, 0)
const countries = new Intl.DisplayNames('en-GB', { type: 'region' })

/** Six digits: the order's own number, so that a paper keeps its number however often it is made. */
const numberOf = (kind: Invoice['kind'], orderNumber: number): string =>
  `${kind === 'invoice' ? 'INV' : 'PF'}-${String(orderNumber).padStart(6, '0')}`

function addressLines(address: InvoiceOrder['order']['shipping_address']): string[] {
  const { name, city, postcode, country } = presentAddress(address)
  const land = /^[A-Z]{2}$/.test(country) ? (countries.of(country) ?? country) : country
  const street = [address?.address_1 ?? '', address?.address_2 ?? '']
  return [name, ...street, city, postcode.toUpperCase(), land].filter((line) => line !== '')
}

function detailsOf({ metadata }: ShopOrderLine): string[] {
  const design = metadata?.design_name || (metadata?.design_id ? 'Custom Design' : '')
  return [
    [metadata?.device, metadata?.finish].filter(Boolean).join(', '),
    design ? `Design: ${design}` : '',
    metadata?.ai_generated ? 'AI-generated design' : '',
  ].filter((line) => line !== '')
}

/** Why nothing comes of an order, the money being on its way back or never taken; null while something does. */
const overBecause = (approval: OrderBundle['approval']): CancelledBecause | null =>
  approval?.status === 'rejecting' || approval?.status === 'rejected' ? 'rejected' : cancellationOf(approval)

/** What the money did so far, as far as the payment provider has confirmed it. */
function paymentOf({ order, money }: InvoiceOrder, because: CancelledBecause | null, vat: readonly VatRow[]) {
  const payments = paymentsOf(order)
  const dated = money.payment_collections.flatMap((collection) => collection.payments)
  const taken = payments.flatMap(({ captures }) => captures)
  const begun = new Set(payments.flatMap((payment) => unconfirmedRefunds(order, payment)))
  const when = new Map(dated.flatMap(({ refunds }) => refunds).map(({ id, created_at }) => [id, created_at]))
  const confirmed = payments
    .flatMap((payment) => payment.refunds)
    .filter(({ id }) => !begun.has(id))
    .map(({ id, amount }) => ({ at: when.get(id) ?? order.updated_at, pence: toPence(amount) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  const vatOf = vatOfRefunds(
    confirmed.map(({ pence }) => pence),
    vat,
  )
  const refunds = confirmed.map((refund, index) => ({ ...refund, vatPence: vatOf[index] ?? 0 }))
  const left = payments.reduce((sum, payment) => sum + owedBack(order, payment), 0)
  const free = payments.length === 0
  const over =
    because !== null ||
    order.status === 'canceled' ||
    (!free && payments.every(({ canceled_at }) => canceled_at))
  const state: InvoicePayment['state'] =
    taken.length === 0
      ? over
        ? 'cancelled'
        : free
          ? 'free'
          : 'authorised'
      : refunds.length === 0
        ? 'paid'
        : left > 0
          ? 'part-refunded'
          : 'refunded'
  const taxPoint = dated
    .flatMap(({ captures }) => captures.map(({ created_at }) => created_at))
    .sort((a, b) => a.getTime() - b.getTime())[0]
  return {
    payment: { state, refunds, because: state === 'cancelled' ? because : null },
    taxPoint: taken.length > 0 ? (taxPoint ?? null) : null,
  }
}

function discountOf({ order }: InvoiceOrder): Invoice['discount'] {
  const label = discountLabelOf(order)
  return label === null ? null : { label, pence: toPence(order.original_item_total - order.item_total) }
}

/**
 * What the paper of an order says, from Medusa's own amounts.
 * @returns null where the amounts do not add up: no paper is better than a wrong one
 */
export function makeInvoice(
  found: InvoiceOrder,
  approval: OrderBundle['approval'],
  { vatRegistered }: { vatRegistered: boolean },
): Invoice | null {
  const { order, money } = found
  const taxedOf = new Map(money.items.map((item) => [item.id, item]))
  const lines: InvoiceLine[] = order.items.map((line) => ({
    name: line.product_title ?? line.title,
    details: detailsOf(line),
    quantity: line.quantity,
    unitPence: toPence(line.unit_price),
    totalPence: toPence(pounds(line.unit_price) * line.quantity),
    ratePercent: rateOf(taxedOf.get(line.id)?.tax_lines ?? []),
  }))
  const taxed: Taxed[] = [...money.items, ...money.shipping_methods].map((part) => ({
    grossPence: toPence(part.total),
    ratePercent: rateOf(part.tax_lines),
    tax: part.tax_total,
  }))
  const vat = reckonVat(taxed)
  if (!vat) return null

  const discount = discountOf(found)
  const deliveryPence = money.shipping_methods.reduce((sum, { total }) => sum + toPence(total), 0)
  const totalPence = toPence(order.item_total + order.shipping_total)
  const shown = lines.reduce((sum, line) => sum + line.totalPence, 0) - (discount?.pence ?? 0) + deliveryPence
  if (shown !== totalPence || vat.reduce((sum, row) => sum + row.grossPence, 0) !== totalPence) return null

  // Somebody has changed the order since it was paid: what the paper says of the card would be wrong.
  const payments = paymentsOf(order)
  const isPaid = payments.some(({ amount }) => toPence(amount) === totalPence)
  if (!isPaid && (payments.length > 0 || totalPence > 0)) return null

  const { payment, taxPoint } = paymentOf(found, overBecause(approval), vat)
  const kind = taxPoint || payment.state === 'free' ? 'invoice' : 'pro-forma'
  const deliverTo = addressLines(order.shipping_address)
  const billTo = money.billing_address ? addressLines(money.billing_address) : deliverTo
  const method = order.shipping_methods[0]?.name
  return {
    kind,
    number: numberOf(kind, order.display_id),
    orderNumber: order.display_id,
    orderedAt: order.created_at,
    taxPoint,
    billTo: billTo.length > 0 ? billTo : deliverTo,
    deliverTo: billTo.length > 0 && billTo.join('\n') !== deliverTo.join('\n') ? deliverTo : null,
    email: order.email ?? '',
    lines,
    discount,
    delivery: { label: method ? `Delivery (${method})` : 'Delivery', pence: deliveryPence },
    totalPence,
    vat: vatRegistered ? vat : null,
    payment,
  }
}
