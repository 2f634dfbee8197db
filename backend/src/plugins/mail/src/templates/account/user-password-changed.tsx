import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'
import { IfNotYou } from './security-notice'

export function userPasswordChanged(
  { name, when }: MailTemplates['user-password-changed'],
  shop: Shop,
): MailPage {
  return {
    subject: 'Your password for Medusa’s admin was changed',
    preview: `On ${ukTime(when)}. If it was you, there is nothing to do.`,
    internal: true,
    body: (
      <>
        <Title>{greet('Your password was changed', name)}</Title>
        <Paragraph>Your login to Medusa’s admin of {shop.brand.name} has a new password.</Paragraph>
        <Facts
          facts={[
            ['When', `${ukTime(when)} (UK time)`],
            ['How', 'With a link that we mailed to you'],
          ]}
        />
        <Paragraph>If it was you, there is nothing to do.</Paragraph>
        <IfNotYou shop={shop} alsoTell atMedusa />
      </>
    ),
  }
}
