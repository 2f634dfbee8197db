import { Action } from '../parts/action'
import type { Shop } from '../parts/shop'
import { Paragraph, TextLink } from '../parts/text'

interface IfNotYouProps {
  shop: Shop
  alsoTell?: boolean
  /** The login is one of Medusa's admin, which the shop's own pages do not know. */
  atMedusa?: boolean
}

/** What to do where somebody else did it. */
export function IfNotYou({ shop, alsoTell = false, atMedusa = false }: IfNotYouProps) {
  return (
    <>
      <Paragraph>
        <strong>If it was not you,</strong> set a new password straight away: that signs out everybody who is
        signed in with your account.
        {alsoTell && atMedusa ? ' Then tell whoever looks after the shop’s logins.' : null}
        {alsoTell && !atMedusa ? (
          <>
            {' '}
            Then write to us at <TextLink href={`mailto:${shop.brand.email}`}>{shop.brand.email}</TextLink>,
            and we undo it with you.
          </>
        ) : null}
      </Paragraph>
      <Action
        label="Set a new password"
        href={atMedusa ? `${shop.links.medusaAdmin}/reset-password` : shop.links.forgotPassword}
      />
    </>
  )
}
