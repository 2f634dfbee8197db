import { Action } from '../parts/action'
import type { Shop } from '../parts/shop'
import { Paragraph, TextLink } from '../parts/text'

/** What to do where somebody else did it. */
export function IfNotYou({ shop, alsoTell = false }: { shop: Shop; alsoTell?: boolean }) {
  return (
    <>
      <Paragraph>
        <strong>If it was not you,</strong> set a new password straight away: that signs out everybody who is
        signed in with your account.
        {alsoTell ? (
          <>
            {' '}
            Then write to us at <TextLink href={`mailto:${shop.brand.email}`}>{shop.brand.email}</TextLink>,
            and we undo it with you.
          </>
        ) : null}
      </Paragraph>
      <Action label="Set a new password" href={shop.links.forgotPassword} />
    </>
  )
}
