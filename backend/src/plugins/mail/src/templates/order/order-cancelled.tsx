import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { amountPaid } from './amount-paid'
import { OrderDetails } from './details'
import { moneyBack } from './money-back'

export function orderCancelled(
  { name, order, money, refunded }: MailTemplates['order-cancelled'],
  shop: Shop,
): MailPage {
  return {
    subject: `Your order #${order.orderNumber} is cancelled`,
    preview: 'Nothing is printed. What happens with your payment.',
    body: (
      <>
        <Title>{greet('Your order is cancelled', name)}</Title>
        <Paragraph>
          As you asked, order #{order.orderNumber} is cancelled, and nothing of it will be printed.
        </Paragraph>
        <Paragraph>{moneyBack(money, amountPaid(order), refunded)}</Paragraph>
        <OrderDetails order={order} shop={shop} />
        <Action label="See your order" href={shop.links.order(order.orderId)} />
        <Paragraph quiet>
          Was it not you who cancelled it? Change your password, and write to us by answering this mail.
        </Paragraph>
      </>
    ),
  }
}
