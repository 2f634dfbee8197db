import { Action } from '../parts/action'
import { Facts } from '../parts/facts'
import { carrierLink } from '../parts/links'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, TextLink, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { OrderDetails } from './details'
import { Returns } from './returns'

export function orderShipped(
  { name, order, carrier, trackingNumber, trackingUrl }: MailTemplates['order-shipped'],
  shop: Shop,
): MailPage {
  const tracking = carrierLink(trackingUrl)
  const facts: [string, string][] = [
    ...(carrier ? ([['Carrier', carrier]] as [string, string][]) : []),
    ...(trackingNumber ? ([['Tracking number', trackingNumber]] as [string, string][]) : []),
  ]
  return {
    subject: `Your order #${order.orderNumber} is on its way`,
    preview: 'Your case has left the printer.',
    body: (
      <>
        <Title>{greet('Your case is on its way', name)}</Title>
        <Paragraph>Order #{order.orderNumber} has been dispatched.</Paragraph>
        {facts.length > 0 ? <Facts facts={facts} /> : null}
        {tracking ? (
          <Action label="Track the parcel" href={tracking} />
        ) : (
          <Action label="See your order" href={shop.links.order(order.orderId)} />
        )}
        <OrderDetails order={order} shop={shop} />
        {tracking ? (
          <Paragraph>
            Your order is on <TextLink href={shop.links.order(order.orderId)}>your dashboard</TextLink> too.
          </Paragraph>
        ) : null}
        <Returns shop={shop} />
      </>
    ),
  }
}
