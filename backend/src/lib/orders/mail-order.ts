import type { MailOrder } from '@caseloom/mail'
import { presentAddress } from './present-address'
import { pounds, totalsOf, type ShopOrder } from './shop-order'

/** An order as mails show it. */
export function mailOrder(order: ShopOrder): MailOrder {
  const { name, street, city, postcode, country } = presentAddress(order.shipping_address)
  return {
    orderNumber: order.display_id,
    lines: order.items.map((line) => ({
      name: line.product_title ?? line.title,
      device: line.metadata?.device ?? '',
      finish: line.metadata?.finish ?? '',
      quantity: line.quantity,
      unitPrice: pounds(line.unit_price),
      aiGenerated: line.metadata?.ai_generated ?? false,
    })),
    totals: totalsOf(order),
    shippingMethod: order.shipping_methods[0]?.name ?? '',
    address: { name, street, city, postcode, country },
  }
}
