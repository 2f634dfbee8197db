import { Action } from '../parts/action'
import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import type { MailTemplates } from '../types'
import { factsOf } from './for-administrators'

export function adminOrderStuck(
  { order, decision, reason }: MailTemplates['admin-order-stuck'],
  shop: Shop,
): MailPage {
  const processing = decision === 'processing'
  const decided = decision === 'rejecting' ? 'rejected' : 'cancelled'
  const said = processing
    ? `Order #${order.orderNumber} is still being processed`
    : `Order #${order.orderNumber} was ${decided}, but its payment is not given back yet`
  return {
    subject: said,
    preview: reason,
    internal: true,
    body: (
      <>
        <Title>{said}</Title>
        <Paragraph>{reason}</Paragraph>
        <Facts facts={factsOf(order, 'Ordered')} />
        <Paragraph>
          Please see to what keeps it. The shop tries every five minutes or more often, and once it is done
          its customer is told that {processing ? 'it is with the printer' : 'the money has gone back'}.
        </Paragraph>
        <Action label="Look at the order" href={shop.links.admin(order.orderId)} />
      </>
    ),
  }
}
