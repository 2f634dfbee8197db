import { Action } from '../parts/action'
import { shopLink } from '../parts/links'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'

export function userInvite(
  { email, inviteUrl, expiresAt }: MailTemplates['user-invite'],
  shop: Shop,
): MailPage {
  const isLate = shop.now >= new Date(expiresAt)
  return {
    subject: `You are invited to work on ${shop.brand.name}`,
    preview: 'Choose a password, and look after the shop’s catalogue.',
    internal: true,
    body: (
      <>
        <Title>You are invited to work on {shop.brand.name}</Title>
        <Paragraph>
          Somebody of {shop.brand.name} has invited {email} to Medusa’s admin, where its products, prices,
          promotions and pictures are looked after.
        </Paragraph>
        {isLate ? (
          <>
            <Paragraph>
              This mail was held up for longer than its link lasts, and we are sorry. Please ask whoever
              invited you to send the invitation again.
            </Paragraph>
            <Action label="Go to Medusa’s admin" href={shop.links.medusaAdmin} />
          </>
        ) : (
          <>
            <Paragraph>The link works until {ukTime(expiresAt)} (UK time), and once.</Paragraph>
            <Action label="Accept the invitation" href={shopLink(inviteUrl, shop.links.medusaAdmin)} />
          </>
        )}
        <Paragraph quiet>
          If you expected no invitation, there is nothing you need to do. Please pass the link on to nobody:
          whoever opens it can take your place.
        </Paragraph>
      </>
    ),
  }
}
