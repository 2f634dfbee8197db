import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { moneyBack } from './money-back'

export function paymentReturned(
  { name, amount, money, refunded }: MailTemplates['payment-returned'],
  shop: Shop,
): MailPage {
  return {
    subject: 'Your payment goes back to you',
    preview: moneyBack(money, amount, refunded),
    body: (
      <>
        <Title>{greet('Your payment goes back to you', name)}</Title>
        <Paragraph>
          Your payment reached us, but we could not make an order of it. That was none of your doing.
        </Paragraph>
        <Paragraph>{moneyBack(money, amount, refunded)} You are welcome to order again.</Paragraph>
        <Action label="Open your cart" href={shop.links.cart} />
      </>
    ),
  }
}
