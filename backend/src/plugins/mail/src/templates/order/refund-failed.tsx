import { Action } from '../parts/action'
import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import type { MailTemplates } from '../types'
import { factsOf } from './for-administrators'

export function adminRefundFailed(
  { order, reason }: MailTemplates['admin-refund-failed'],
  shop: Shop,
): MailPage {
  return {
    subject: `The refund for order #${order.orderNumber} came back`,
    preview: reason,
    internal: true,
    body: (
      <>
        <Title>The refund for order #{order.orderNumber} came back</Title>
        <Paragraph>{reason}</Paragraph>
        <Facts facts={factsOf(order, 'Ordered')} />
        <Paragraph>
          The customer was told that the money is on its way. Write to them, and ask where it should go.
        </Paragraph>
        <Action label="Look at the order" href={shop.links.admin(order.orderId)} />
      </>
    ),
  }
}
