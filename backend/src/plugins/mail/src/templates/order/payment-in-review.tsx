import { Action } from '../parts/action'
import { shopLink } from '../parts/links'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import { formatMoney } from '../money'
import type { MailTemplates } from '../types'

export function paymentInReview(
  { name, amount, currency = 'gbp', sessionId, ordered = false }: MailTemplates['payment-in-review'],
  shop: Shop,
): MailPage {
  const page = new URL(`/payment?session_id=${encodeURIComponent(sessionId)}`, shop.links.home)
  return {
    subject: 'We have your payment, and are looking at it',
    preview: 'Please do not pay again.',
    body: (
      <>
        <Title>{greet('We have your payment', name)}</Title>
        <Paragraph>
          Your payment of {formatMoney(amount, currency)} reached us,{' '}
          {ordered
            ? 'and we have your order, but something went wrong on our side before it was complete.'
            : 'but your order could not be made by itself.'}{' '}
          A person looks at it now: either your order {ordered ? 'goes on' : 'is made'}, or all of the money
          goes back to you. We write to you in both cases.
        </Paragraph>
        <Paragraph>Please do not pay again.</Paragraph>
        <Action label="See how it stands" href={shopLink(page.href, shop.links.home)} />
      </>
    ),
  }
}
