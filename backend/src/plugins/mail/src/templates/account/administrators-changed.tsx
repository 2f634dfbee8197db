import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'

export function administratorsChanged(
  { who, change }: MailTemplates['administrators-changed'],
  shop: Shop,
): MailPage {
  const added = change === 'added'
  return {
    subject: added
      ? `${shop.brand.name} has a new administrator`
      : `An administrator of ${shop.brand.name} was removed`,
    preview: added ? `${who} can now approve and refund orders.` : `${who} is no longer an administrator.`,
    internal: true,
    body: (
      <>
        {/* The recipient's name beside these words would be read as the administrator's. */}
        <Title>{added ? 'There is a new administrator' : 'An administrator was removed'}</Title>
        <Paragraph>
          {added
            ? 'Administrators approve orders, take and refund payments, and see customers’ addresses. You get this mail because you are one of them.'
            : 'From now on this account sees and does no more than any customer’s. You get this mail because you are, or were, an administrator.'}
        </Paragraph>
        <Facts
          facts={[
            ['When', `${ukTime(shop.askedAt.toISOString())} (UK time)`],
            [added ? 'Added' : 'Removed', who],
          ]}
        />
        <Paragraph>
          <strong>If nobody agreed on this,</strong> look into the customer group ‘Shop administrators’ in
          Medusa’s admin straight away: it is changed there alone. Then change the password of whoever changed
          it.
        </Paragraph>
      </>
    ),
  }
}
