import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import { formatPounds } from '../money'
import type { MailTemplates } from '../types'
import { InvoiceLink } from './invoice-link'
import { OrderDetails } from './details'
import { Returns } from './returns'

export function orderApproved({ name, order }: MailTemplates['order-approved'], shop: Shop): MailPage {
  return {
    subject: `Your order #${order.orderNumber} is going to print`,
    preview: 'Your design is approved.',
    body: (
      <>
        <Title>{greet('Your design is approved', name)}</Title>
        <Paragraph>
          Order #{order.orderNumber} is on its way to the printer
          {order.totals.total > 0
            ? `, and your payment of ${formatPounds(order.totals.total)} has been taken`
            : ''}
          .
        </Paragraph>
        <OrderDetails order={order} shop={shop} />
        <Action label="See your order" href={shop.links.order(order.orderId)} />
        <InvoiceLink order={order} shop={shop} />
        <Returns shop={shop} />
      </>
    ),
  }
}
