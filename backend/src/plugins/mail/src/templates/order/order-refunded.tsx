import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import { formatPounds } from '../money'
import type { MailTemplates } from '../types'
import { amountPaid } from './amount-paid'
import { OrderDetails } from './details'
import { InvoiceLink } from './invoice-link'

export function orderRefunded(
  { name, order, amount }: MailTemplates['order-refunded'],
  shop: Shop,
): MailPage {
  const whole = amount >= amountPaid(order)
  return {
    subject: `A refund for your order #${order.orderNumber}`,
    preview: `${formatPounds(amount)} is on its way back to you.`,
    body: (
      <>
        <Title>{greet('Your refund is on its way', name)}</Title>
        <Paragraph>
          We are sending {formatPounds(amount)} back to you,{' '}
          {whole ? 'all that you paid' : 'a part of what you paid'} for order #{order.orderNumber}. It goes to
          the card that you paid with; banks usually show it within 3 to 5 business days.
        </Paragraph>
        <OrderDetails order={order} shop={shop} />
        <Action label="See your order" href={shop.links.order(order.orderId)} />
        <InvoiceLink order={order} shop={shop} />
      </>
    ),
  }
}
