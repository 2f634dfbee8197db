import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { OrderDetails } from './details'
import { Returns } from './returns'

export function orderDelivered(
  { name, order, estimated }: MailTemplates['order-delivered'],
  shop: Shop,
): MailPage {
  const number = order.orderNumber
  return {
    subject: estimated
      ? `Your order #${number} should have arrived`
      : `Your order #${number} has been delivered`,
    preview: 'We hope you like your case.',
    body: (
      <>
        <Title>{greet(estimated ? 'Your case should be with you' : 'Your case has arrived', name)}</Title>
        <Paragraph>
          {estimated
            ? `By our estimate order #${number} has been delivered. If it has not reached you, answer this mail and we look into it.`
            : `The carrier tells us that order #${number} has been delivered. We hope you like it.`}
        </Paragraph>
        <Paragraph>
          Would you tell others how you find it? On the page of your order you can write a review. You can
          order the same case again there too, and save its design as a picture.
        </Paragraph>
        <OrderDetails order={order} shop={shop} />
        <Action label="Review or order again" href={shop.links.order(order.orderId)} />
        <Returns shop={shop} />
      </>
    ),
  }
}
