import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { OrderLines } from './details'
import { Parcel } from './parcel'

export function orderTracking({ name, ...parcel }: MailTemplates['order-tracking'], shop: Shop): MailPage {
  const { order } = parcel
  return {
    subject: `Tracking for your order #${order.orderNumber}`,
    preview: 'The carrier has given your parcel a number.',
    body: (
      <>
        <Title>{greet('Your parcel has a tracking number', name)}</Title>
        <Paragraph>
          The carrier has now told us the number of the parcel with your order #{order.orderNumber}.
        </Paragraph>
        <Parcel parcel={parcel} shop={shop} />
        <OrderLines lines={order.lines} shop={shop} />
      </>
    ),
  }
}
