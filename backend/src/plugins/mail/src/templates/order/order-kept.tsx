import { Action } from '../parts/action'
import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import type { MailTemplates } from '../types'
import { factsOf } from './for-administrators'

export function adminOrderKept({ order, reason }: MailTemplates['admin-order-kept'], shop: Shop): MailPage {
  return {
    subject: `Order #${order.orderNumber} is kept, though no change came in time: look at it`,
    preview: reason,
    internal: true,
    body: (
      <>
        <Title>Order #{order.orderNumber} is kept, though no change came in time</Title>
        <Paragraph>{reason}</Paragraph>
        <Facts facts={factsOf(order, 'Ordered')} />
        <Action label="Look at the order" href={shop.links.admin(order.orderId)} />
      </>
    ),
  }
}
