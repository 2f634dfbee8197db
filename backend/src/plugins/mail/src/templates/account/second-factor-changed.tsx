import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'
import { IfNotYou } from './security-notice'

const WORDS = {
  on: {
    title: 'Two-step sign-in is on',
    says: 'From now on your account asks for a code of your authenticator app after the password. Keep the recovery codes where you find them without your phone.',
  },
  off: {
    title: 'Two-step sign-in is off',
    says: 'Your account opens with the password alone again. Recovery codes that you kept open nothing any more.',
  },
  codes: {
    title: 'You have new recovery codes',
    says: 'The former ones open nothing any more.',
  },
  used: {
    title: 'A recovery code was used',
    says: 'Somebody signed in to your account with your password and one of your recovery codes, which is used up now.',
  },
} as const
/** Of a change that this version does not know. */
const OTHER = { title: 'Your two-step sign-in was changed', says: 'You see how in your account.' }

function changed(
  { name, when, change }: MailTemplates['second-factor-changed'],
  shop: Shop,
  atMedusa: boolean,
): MailPage {
  const { title, says } = Object.hasOwn(WORDS, change) ? WORDS[change] : OTHER
  return {
    subject: title,
    preview: `On ${ukTime(when)}. If it was you, there is nothing to do.`,
    internal: atMedusa,
    body: (
      <>
        <Title>{greet(title, name)}</Title>
        <Paragraph>{says}</Paragraph>
        <Facts
          facts={[
            ['When', `${ukTime(when)} (UK time)`],
            ['Account', atMedusa ? `Medusa’s admin of ${shop.brand.name}` : shop.brand.name],
          ]}
        />
        <Paragraph>If it was you, there is nothing to do.</Paragraph>
        <IfNotYou shop={shop} atMedusa={atMedusa} alsoTell />
      </>
    ),
  }
}

export const secondFactorChanged = (data: MailTemplates['second-factor-changed'], shop: Shop): MailPage =>
  changed(data, shop, false)

/** The same of a login to Medusa's admin. */
export const userSecondFactorChanged = (
  data: MailTemplates['user-second-factor-changed'],
  shop: Shop,
): MailPage => changed(data, shop, true)
