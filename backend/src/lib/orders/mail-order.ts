import type { PaymentStatus } from '@caseloom/contract'
import type { MailOrder } from '@caseloom/mail'
import { env } from '../../env'
import { amountPaid, paymentStatus } from './order-payment'
import { presentAddress } from './present-address'
import { discountLabelOf, pounds, totalsOf, type ShopOrder, type ShopOrderLine } from './shop-order'

/** The mock-up as a JPEG, which every mail program shows; other pictures are left out. */
const pictureOf = ({ metadata }: ShopOrderLine): string | null => {
  const path = /^(\/api\/files\/mockup\/[0-9a-f]{32})\.webp$/.exec(metadata?.image_url ?? '')?.[1]
  return path ? `${path}.jpg` : null
}

/** The money was taken, whatever of it went back since. */
const TAKEN: PaymentStatus[] = ['captured', 'partially_refunded', 'refunded']

/** An order as mails show it. `deliveryTime`: how long its carrier takes, where the mail is to say so. */
export function mailOrder(order: ShopOrder, deliveryTime: string | null = null): MailOrder {
  const { name, street, city, postcode, country } = presentAddress(order.shipping_address)
  const totals = totalsOf(order)
  return {
    orderId: order.id,
    orderNumber: order.display_id,
    charged: TAKEN.includes(paymentStatus(order)),
    paid: amountPaid(order),
    lines: order.items.map((line) => ({
      name: line.product_title ?? line.title,
      design: line.metadata?.design_name ?? null,
      picture: pictureOf(line),
      device: line.metadata?.device ?? '',
      finish: line.metadata?.finish ?? '',
      quantity: line.quantity,
      unitPrice: pounds(line.unit_price),
      aiGenerated: line.metadata?.ai_generated ?? false,
    })),
    totals: {
      ...totals,
      tax: env.vatNumber === null ? null : totals.tax,
      discountLabel: discountLabelOf(order),
    },
    shippingMethod: order.shipping_methods[0]?.name ?? '',
    deliveryTime,
    address: { name, street, city, postcode, country },
  }
}
