import { Action } from '../parts/action'
import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import type { MailTemplates } from '../types'
import { factsOf } from './for-administrators'

export function adminRefundStuck(
  { order, reason }: MailTemplates['admin-refund-stuck'],
  shop: Shop,
): MailPage {
  return {
    subject: `A refund for order #${order.orderNumber} is not made yet`,
    preview: reason,
    internal: true,
    body: (
      <>
        <Title>A refund for order #{order.orderNumber} is not made yet</Title>
        <Paragraph>{reason}</Paragraph>
        <Facts facts={factsOf(order, 'Ordered')} />
        <Paragraph>The order says so until the money has gone back; then its customer is told.</Paragraph>
        <Action label="Look at the order" href={shop.links.admin(order.orderId)} />
      </>
    ),
  }
}
