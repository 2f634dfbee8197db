import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'
import { IfNotYou } from './security-notice'

export function newSignIn(
  { name, when, device, address }: MailTemplates['new-sign-in'],
  shop: Shop,
): MailPage {
  return {
    subject: `A new device signed in to your ${shop.brand.name} account`,
    preview: `${device}, ${ukTime(when)}.`,
    body: (
      <>
        <Title>{greet('A new device signed in', name)}</Title>
        <Paragraph>
          Somebody signed in to your account with a device that we had not seen there before.
        </Paragraph>
        <Facts
          facts={[
            ['When', `${ukTime(when)} (UK time)`],
            ['Device', device],
            ['Network address', address],
          ]}
        />
        <Paragraph>If it was you, there is nothing to do.</Paragraph>
        <IfNotYou shop={shop} />
      </>
    ),
  }
}
