import { carrierLink } from '../parts/links'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, TextLink, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { OrderDetails } from './details'
import { Parcel } from './parcel'
import { Returns } from './returns'

export function orderShipped({ name, ...parcel }: MailTemplates['order-shipped'], shop: Shop): MailPage {
  const { order, trackingNumber, trackingUrl } = parcel
  return {
    subject: `Your order #${order.orderNumber} is on its way`,
    preview: 'Your case has left the printer.',
    body: (
      <>
        <Title>{greet('Your case is on its way', name)}</Title>
        <Paragraph>
          Order #{order.orderNumber} has been dispatched.
          {trackingNumber
            ? null
            : ' The carrier has given us no tracking number. Should one come, we send it to you.'}
        </Paragraph>
        <Parcel parcel={parcel} shop={shop} />
        <OrderDetails order={order} shop={shop} />
        {carrierLink(trackingUrl) ? (
          <Paragraph>
            Your order is on <TextLink href={shop.links.order(order.orderId)}>your dashboard</TextLink> too.
          </Paragraph>
        ) : null}
        <Returns shop={shop} />
      </>
    ),
  }
}
