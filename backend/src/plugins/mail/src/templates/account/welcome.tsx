import { Action } from '../parts/action'
import { shopLink } from '../parts/links'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { isLate, linkEnd, VERIFY_HOURS } from './lifetimes'
import { NotYou } from './not-you'

function Confirm({ url, shop }: { url: string; shop: Shop }) {
  return (
    <>
      <Paragraph>
        Please confirm that this address is yours. The link works for {VERIFY_HOURS} hours, until{' '}
        {linkEnd(shop, VERIFY_HOURS)} (UK time).
      </Paragraph>
      <Action label="Confirm your address" href={shopLink(url, shop.links.home)} />
    </>
  )
}

function Begin({ shop, toConfirm }: { shop: Shop; toConfirm: boolean }) {
  return (
    <>
      {toConfirm ? (
        <Paragraph>
          Your address still wants to be confirmed. This mail was held up for longer than the link in it
          lasts: sign in, and your dashboard sends you a new one.
        </Paragraph>
      ) : null}
      {toConfirm ? (
        <Action label="Sign in" href={shop.links.signIn} />
      ) : (
        <Action label="Start a design" href={shop.links.studio} />
      )}
    </>
  )
}

export function welcome({ name, verifyUrl }: MailTemplates['welcome'], shop: Shop): MailPage {
  const late = isLate(shop, VERIFY_HOURS)
  return {
    subject: `Welcome to ${shop.brand.name}`,
    preview:
      verifyUrl && !late ? 'Your account is open. One click confirms your address.' : 'Your account is open.',
    body: (
      <>
        <Title>{greet(`Welcome to ${shop.brand.name}`, name)}</Title>
        <Paragraph>
          Your account is open. Describe a picture in your own words, and we print it on a case for your
          phone. What you design, order and like is kept on your dashboard.
        </Paragraph>
        {verifyUrl && !late ? (
          <Confirm url={verifyUrl} shop={shop} />
        ) : (
          <Begin shop={shop} toConfirm={verifyUrl !== null} />
        )}
        <NotYou why="somebody opened an account with this address" toConfirm={verifyUrl !== null} />
      </>
    ),
  }
}
