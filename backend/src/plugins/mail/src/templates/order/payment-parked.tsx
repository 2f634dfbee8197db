import { Action } from '../parts/action'
import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { formatMoney } from '../money'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'
import { sayHeldUntil } from './held-until'

type Parked = MailTemplates['admin-payment-parked']

const factsOf = ({ reason, amount, currency = 'gbp', since }: Omit<Parked, 'name'>): [string, string][] => [
  ['Paid', formatMoney(amount, currency)],
  ['Why', reason],
  ['Since', `${ukTime(since)} (UK time)`],
]

export function adminPaymentParked(parked: Parked, shop: Shop): MailPage {
  return {
    subject: 'A payment needs your attention',
    preview: parked.reason,
    internal: true,
    body: (
      <>
        <Title>A payment did not become an order</Title>
        <Paragraph>
          A customer has paid, but the shop made no order of it: the payment differs from what was agreed, or
          making the order failed again and again.
        </Paragraph>
        <Facts facts={factsOf(parked)} />
        <Paragraph>The order can be made all the same, or the money given back.</Paragraph>
        <Action label="Open the panel" href={shop.links.admin(undefined)} />
      </>
    ),
  }
}

export function adminParkedLapsing(
  { lapsesAt, about, hours, ...parked }: MailTemplates['admin-parked-lapsing'],
  shop: Shop,
): MailPage {
  return {
    subject: `Decide on a payment without an order within ${hours} hours`,
    preview: 'Then the bank no longer holds the money, and no order can be made of it.',
    internal: true,
    body: (
      <>
        <Title>A payment without an order lapses soon</Title>
        <Paragraph>
          {sayHeldUntil({ lapsesAt, about })} If nobody has decided by then, no order can be made of it: its
          customer is told, and has the goods in the cart again.
        </Paragraph>
        <Facts facts={factsOf(parked)} />
        <Action label="Open the panel" href={shop.links.admin(undefined)} />
      </>
    ),
  }
}
