import { Action } from '../parts/action'
import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import type { MailTemplates } from '../types'
import { factsOf } from './for-administrators'

export function adminPaymentDisputed(
  { order, reason }: MailTemplates['admin-payment-disputed'],
  shop: Shop,
): MailPage {
  return {
    subject: `The payment for order #${order.orderNumber} is in doubt`,
    preview: reason,
    internal: true,
    body: (
      <>
        <Title>The payment for order #{order.orderNumber} is in doubt</Title>
        <Paragraph>{reason}</Paragraph>
        <Facts facts={factsOf(order, 'Ordered')} />
        <Paragraph>
          While that stands, the order is not sent to print unless somebody says so. If it was sent already,
          the print can be stopped until the printer has begun.
        </Paragraph>
        <Action label="Look at the order" href={shop.links.admin(order.orderId)} />
      </>
    ),
  }
}
