import { Action } from '../parts/action'
import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { formatPounds } from '../money'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'

export function adminPaymentParked(
  { reason, amount, since }: MailTemplates['admin-payment-parked'],
  shop: Shop,
): MailPage {
  return {
    subject: 'A payment needs your attention',
    preview: reason,
    internal: true,
    body: (
      <>
        <Title>A payment did not become an order</Title>
        <Paragraph>
          A customer has paid, but the shop made no order of it: the payment differs from what was agreed, or
          making the order failed again and again.
        </Paragraph>
        <Facts
          facts={[
            ['Paid', formatPounds(amount)],
            ['Why', reason],
            ['Since', `${ukTime(since)} (UK time)`],
          ]}
        />
        <Paragraph>The order can be made all the same, or the money given back.</Paragraph>
        <Action label="Open the panel" href={shop.links.admin(undefined)} />
      </>
    ),
  }
}
