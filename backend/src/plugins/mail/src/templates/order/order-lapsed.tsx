import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import { formatPounds } from '../money'
import type { MailTemplates } from '../types'
import { amountPaid } from './amount-paid'
import { OrderDetails } from './details'

type Lapsed = MailTemplates['order-lapsed']

/** What of it lies in the cart again. */
function inCart({ kept, missing = [] }: Lapsed): string {
  if (!kept) return 'If you would still like it, you can order it again.'
  const back = 'What you ordered is in your cart again, with your design as it was'
  return missing.length === 0
    ? `${back}. If you would still like it, pay for it there.`
    : `${back}, but for what cannot be bought just now: ${missing.join('; ')}. If you would still like the rest, pay for it there.`
}

export function orderLapsed(lapsed: Lapsed, shop: Shop): MailPage {
  const { name, order, kept } = lapsed
  const held = formatPounds(amountPaid(order))
  return {
    subject: `Please pay again for your order #${order.orderNumber}`,
    preview: 'Your bank no longer holds the payment. Nothing was taken.',
    body: (
      <>
        <Title>{greet('Your payment has lapsed', name)}</Title>
        <Paragraph>
          Your bank held {held} for order #{order.orderNumber}, and released it before we had approved your
          design. We are sorry: that was up to us. Nothing was taken, and the order is cancelled.
        </Paragraph>
        <Paragraph>{inCart(lapsed)}</Paragraph>
        <Action
          label={kept ? 'Pay again' : 'See your order'}
          href={kept ? shop.links.cart : shop.links.order(order.orderId)}
        />
        <OrderDetails order={order} shop={shop} />
      </>
    ),
  }
}
