import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import { formatPounds } from '../money'
import type { MailTemplates } from '../types'
import { amountPaid } from './amount-paid'
import { OrderDetails } from './details'
import { InvoiceLink } from './invoice-link'
import { NextSteps } from './next-steps'
import { Returns } from './returns'

export function orderConfirmation(
  { name, order }: MailTemplates['order-confirmation'],
  shop: Shop,
): MailPage {
  const charged = order.charged ?? false
  const paid = amountPaid(order)
  return {
    subject: `Your order #${order.orderNumber} is in`,
    preview: `We have your order of ${formatPounds(order.totals.total)}. We check your design before anything is printed.`,
    body: (
      <>
        <Title>{greet('Thank you for your order', name)}</Title>
        <Paragraph>
          Your order number is #{order.orderNumber}. A person looks at every design before it is printed: we
          write to you as soon as yours goes to print.
        </Paragraph>
        <OrderDetails order={order} shop={shop} />
        <NextSteps pounds={paid} charged={charged} />
        <Action label="See your order" href={shop.links.order(order.orderId)} />
        <InvoiceLink order={order} shop={shop} proForma={!charged && paid > 0} />
        <Returns shop={shop} />
      </>
    ),
  }
}
