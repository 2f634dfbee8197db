import { Action } from '../parts/action'
import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { formatMoney } from '../money'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'

export function adminBankWord(
  { kind, reason, amount, currency = 'gbp', since, payment, parked }: MailTemplates['admin-bank-word'],
  shop: Shop,
): MailPage {
  const what =
    kind === 'refund'
      ? 'The refund of a payment without an order came back'
      : 'What a bank says of a payment without an order'
  return {
    subject: what,
    preview: reason,
    internal: true,
    body: (
      <>
        <Title>{what}</Title>
        <Paragraph>{reason}</Paragraph>
        <Facts
          facts={[
            ['Paid', formatMoney(amount, currency)],
            ['On', `${ukTime(since)} (UK time)`],
            ['In Stripe', payment],
          ]}
        />
        <Paragraph>
          {kind === 'refund'
            ? 'Stripe names the customer with the payment. Write to them, and ask where the money should go.'
            : 'The shop made no order of this payment, so nothing is printed for it.'}
        </Paragraph>
        {parked ? (
          <Paragraph>
            The payment still waits for somebody to decide what becomes of it. Look at it in Stripe before you
            do.
          </Paragraph>
        ) : null}
        <Action label="Open the panel" href={shop.links.admin(undefined)} />
      </>
    ),
  }
}
