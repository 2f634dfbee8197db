import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import { formatMoney } from '../money'
import type { MailTemplates } from '../types'
import { moneyBack } from './money-back'

function paymentLapsed(name: string, held: string, shop: Shop): MailPage {
  return {
    subject: 'Your payment was not taken',
    preview: 'Your bank no longer holds the money. Nothing was taken.',
    body: (
      <>
        <Title>{greet('Your payment was not taken', name)}</Title>
        <Paragraph>
          Your bank held {held} for your order, and has let go of the money before we made the order. We are
          sorry: that was up to us. Nothing was taken.
        </Paragraph>
        <Paragraph>If you would still like it, you are welcome to order again.</Paragraph>
        <Action label="Open your cart" href={shop.links.cart} />
      </>
    ),
  }
}

export function paymentReturned(
  { name, amount, currency = 'gbp', money, refunded, lapsed = false }: MailTemplates['payment-returned'],
  shop: Shop,
): MailPage {
  if (lapsed) return paymentLapsed(name, formatMoney(amount, currency), shop)
  const back = moneyBack(money, amount, refunded, currency)
  return {
    subject: 'Your payment goes back to you',
    preview: back,
    body: (
      <>
        <Title>{greet('Your payment goes back to you', name)}</Title>
        <Paragraph>
          Your payment reached us, but we could not make an order of it. That was none of your doing.
        </Paragraph>
        <Paragraph>{back} You are welcome to order again.</Paragraph>
        <Action label="Open your cart" href={shop.links.cart} />
      </>
    ),
  }
}
