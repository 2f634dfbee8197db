import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'
import { IfNotYou } from './security-notice'

const HOW = {
  reset: 'With a link that we mailed to you',
  change: 'From your account, with the old password',
} as const

export function passwordChanged(
  { name, when, how }: MailTemplates['password-changed'],
  shop: Shop,
): MailPage {
  return {
    subject: 'Your password was changed',
    preview: `On ${ukTime(when)}. If it was you, there is nothing to do.`,
    body: (
      <>
        <Title>{greet('Your password was changed', name)}</Title>
        <Paragraph>Your {shop.brand.name} account has a new password.</Paragraph>
        <Facts
          facts={[
            ['When', `${ukTime(when)} (UK time)`],
            ['How', HOW[how]],
          ]}
        />
        <Paragraph>If it was you, there is nothing to do.</Paragraph>
        <IfNotYou shop={shop} />
      </>
    ),
  }
}
