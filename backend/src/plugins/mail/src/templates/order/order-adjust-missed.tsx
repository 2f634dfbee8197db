import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { amountPaid } from './amount-paid'
import { OrderDetails } from './details'
import { moneyBack } from './money-back'

export function orderAdjustMissed(
  { name, order, money, refunded }: MailTemplates['order-adjust-missed'],
  shop: Shop,
): MailPage {
  return {
    subject: `Your order #${order.orderNumber} is cancelled`,
    preview: 'We did not get the change that we asked for in time.',
    body: (
      <>
        <Title>{greet('Your order is cancelled', name)}</Title>
        <Paragraph>
          We asked you to change the design of order #{order.orderNumber}, and did not get the change in time.
          So it is not printed.
        </Paragraph>
        <Paragraph>{moneyBack(money, amountPaid(order), refunded)}</Paragraph>
        <OrderDetails order={order} shop={shop} />
        <Action label="See your order" href={shop.links.order(order.orderId)} />
        <Paragraph quiet>Your designs are still in your account, if you would like to order again.</Paragraph>
      </>
    ),
  }
}
