import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import { Written } from '../parts/written'
import type { MailTemplates } from '../types'
import { amountPaid } from './amount-paid'
import { OrderDetails } from './details'
import { moneyBack } from './money-back'

export function orderRejected(
  { name, order, reason, money, refunded }: MailTemplates['order-rejected'],
  shop: Shop,
): MailPage {
  return {
    subject: `We could not accept your order #${order.orderNumber}`,
    preview: 'What happened, and what happens with your payment.',
    body: (
      <>
        <Title>{greet('We could not accept your order', name)}</Title>
        <Paragraph>Order #{order.orderNumber} will not be printed. The reason:</Paragraph>
        <Written words={reason} />
        <Paragraph>{moneyBack(money, amountPaid(order), refunded)}</Paragraph>
        <OrderDetails order={order} shop={shop} />
        <Action label="See your order" href={shop.links.order(order.orderId)} />
        <Paragraph quiet>You are welcome to change the design and order again.</Paragraph>
      </>
    ),
  }
}
