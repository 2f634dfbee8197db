import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import { formatPounds } from '../money'
import type { MailTemplates } from '../types'
import { OrderDetails } from './details'

export function orderLapsed({ name, order, kept }: MailTemplates['order-lapsed'], shop: Shop): MailPage {
  const total = formatPounds(order.totals.total)
  return {
    subject: `Please pay again for your order #${order.orderNumber}`,
    preview: 'Your bank no longer holds the payment. Nothing was taken.',
    body: (
      <>
        <Title>{greet('Your payment has lapsed', name)}</Title>
        <Paragraph>
          Your bank held {total} for order #{order.orderNumber}, and released it before we had approved your
          design. We are sorry: that was up to us. Nothing was taken, and the order is cancelled.
        </Paragraph>
        <Paragraph>
          {kept
            ? 'What you ordered is in your cart again, with your design as it was. If you would still like it, pay for it there.'
            : 'If you would still like it, you can order it again.'}
        </Paragraph>
        <Action
          label={kept ? 'Pay again' : 'See your order'}
          href={kept ? shop.links.cart : shop.links.order(order.orderId)}
        />
        <OrderDetails order={order} shop={shop} />
      </>
    ),
  }
}
