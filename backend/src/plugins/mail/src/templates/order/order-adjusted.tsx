import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { OrderLines } from './details'

export function orderAdjusted(
  { name, orderId, orderNumber, lines, waiting }: MailTemplates['order-adjusted'],
  shop: Shop,
): MailPage {
  return {
    subject: `We have your new design for order #${orderNumber}`,
    preview: 'We check it next. Nothing more is charged.',
    body: (
      <>
        <Title>{greet('We have your new design', name)}</Title>
        <Paragraph>
          {waiting > 0
            ? `Thank you. ${waiting} more ${waiting === 1 ? 'item' : 'items'} of order #${orderNumber} still ${waiting === 1 ? 'needs' : 'need'} your change; the links are in our earlier mail and in your account.`
            : `Thank you. We check it next, and write to you when order #${orderNumber} goes to print. Nothing more is charged.`}
        </Paragraph>
        <OrderLines lines={lines} shop={shop} />
        <Action label="See your order" href={shop.links.order(orderId)} />
        <Paragraph quiet>
          Did you not send this? Then somebody with our mail did. Please write to {shop.brand.email}.
        </Paragraph>
      </>
    ),
  }
}
