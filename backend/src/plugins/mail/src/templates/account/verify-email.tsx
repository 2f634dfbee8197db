import { Action } from '../parts/action'
import { shopLink } from '../parts/links'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { isLate, linkEnd, VERIFY_HOURS } from './lifetimes'
import { NotYou } from './not-you'

export function verifyEmail({ name, verifyUrl }: MailTemplates['verify-email'], shop: Shop): MailPage {
  const late = isLate(shop, VERIFY_HOURS)
  return {
    subject: 'Confirm your email address',
    preview: late
      ? 'This mail was held up. Here is how to get a new link.'
      : `The link works for ${VERIFY_HOURS} hours.`,
    body: (
      <>
        <Title>{greet('Confirm your email address', name)}</Title>
        {late ? (
          <>
            <Paragraph>
              You asked for a link that confirms your address. This mail was held up for longer than the link
              lasts. We are sorry: sign in, and your dashboard sends you a new one.
            </Paragraph>
            <Action label="Sign in" href={shop.links.signIn} />
          </>
        ) : (
          <>
            <Paragraph>
              One click shows us that this address is yours. The link works for {VERIFY_HOURS} hours, until{' '}
              {linkEnd(shop, VERIFY_HOURS)} (UK time).
            </Paragraph>
            <Action label="Confirm your address" href={shopLink(verifyUrl, shop.links.home)} />
          </>
        )}
        <NotYou why="somebody opened an account with this address and asked for it" toConfirm />
      </>
    ),
  }
}
