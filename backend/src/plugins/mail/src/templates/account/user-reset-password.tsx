import { Action } from '../parts/action'
import { shopLink } from '../parts/links'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'

export function userResetPassword(
  { name, resetUrl, expiresAt }: MailTemplates['user-reset-password'],
  shop: Shop,
): MailPage {
  const isLate = shop.now >= new Date(expiresAt)
  return {
    subject: 'Set a new password for Medusa’s admin',
    preview: isLate ? 'The link of this mail is over.' : `The link works until ${ukTime(expiresAt)}.`,
    internal: true,
    body: (
      <>
        <Title>{greet('Set a new password', name)}</Title>
        <Paragraph>
          Somebody asked for a new password for your login to Medusa’s admin of {shop.brand.name} on{' '}
          {ukTime(shop.askedAt.toISOString())} (UK time). We hope it was you.
        </Paragraph>
        {isLate ? (
          <>
            <Paragraph>
              This mail was held up for longer than its link lasts, and we are sorry. If you still want a new
              password, ask for another link.
            </Paragraph>
            <Action label="Get a new link" href={`${shop.links.medusaAdmin}/reset-password`} />
          </>
        ) : (
          <>
            <Paragraph>The link works until {ukTime(expiresAt)} (UK time), and once.</Paragraph>
            <Action label="Set a new password" href={shopLink(resetUrl, shop.links.medusaAdmin)} />
          </>
        )}
        <Paragraph quiet>
          If it was not you, there is nothing you need to do: your password stays as it is, and nobody else
          has seen this link. Please pass it on to nobody.
        </Paragraph>
      </>
    ),
  }
}
