import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, TextLink, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'
import { IfNotYou } from './security-notice'

export function signInLinked(
  { name, provider, passwordGone }: MailTemplates['sign-in-linked'],
  shop: Shop,
): MailPage {
  return {
    subject: `You can now sign in with ${provider}`,
    preview: `${provider} was linked to your ${shop.brand.name} account.`,
    body: (
      <>
        <Title>{greet(`You can now sign in with ${provider}`, name)}</Title>
        <Paragraph>
          {provider} was linked to your {shop.brand.name} account.{' '}
          {passwordGone ? null : 'Your password, if you have one, works as before.'}
        </Paragraph>
        {passwordGone ? (
          <Paragraph>
            The account had a password, but your address was confirmed in a browser that had never signed in
            with it, so somebody else may have chosen it. It no longer works, and everybody who was signed in
            is signed out. Sign in with {provider}, or{' '}
            <TextLink href={shop.links.forgotPassword}>choose a password of your own</TextLink>.
          </Paragraph>
        ) : null}
        <Facts
          facts={[
            ['When', `${ukTime(shop.askedAt.toISOString())} (UK time)`],
            ['Linked', provider],
          ]}
        />
        <Paragraph>If it was you, there is nothing to do.</Paragraph>
        <IfNotYou shop={shop} alsoTell />
      </>
    ),
  }
}
