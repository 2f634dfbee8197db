import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import { formatPounds } from '../money'
import type { MailTemplates } from '../types'
import { amountPaid } from './amount-paid'
import { InvoiceLink } from './invoice-link'
import { OrderDetails } from './details'
import { Returns } from './returns'

function paid(pounds: number, refunded: number): string {
  if (pounds === 0) return ''
  const back = refunded > 0 ? `, of which ${formatPounds(refunded)} went back to you` : ''
  return `, and your payment of ${formatPounds(pounds)} has been taken${back}`
}

export function orderApproved(
  { name, order, refunded = 0 }: MailTemplates['order-approved'],
  shop: Shop,
): MailPage {
  return {
    subject: `Your order #${order.orderNumber} is going to print`,
    preview: 'Your design is approved.',
    body: (
      <>
        <Title>{greet('Your design is approved', name)}</Title>
        <Paragraph>
          Order #{order.orderNumber} is on its way to the printer{paid(amountPaid(order), refunded)}.
        </Paragraph>
        <OrderDetails order={order} shop={shop} />
        <Action label="See your order" href={shop.links.order(order.orderId)} />
        <InvoiceLink order={order} shop={shop} />
        <Returns shop={shop} />
      </>
    ),
  }
}
