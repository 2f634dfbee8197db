import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, TextLink, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { ResetLink } from './reset-link'

export function accountExists({ name, resetUrl }: MailTemplates['account-exists'], shop: Shop): MailPage {
  return {
    subject: `You have a ${shop.brand.name} account already`,
    preview: 'Somebody tried to open an account with your address. Nothing has changed.',
    body: (
      <>
        <Title>{greet('You have an account already', name)}</Title>
        <Paragraph>
          Somebody tried to open a {shop.brand.name} account with this address. You have one, so nothing was
          opened and nothing has changed.
        </Paragraph>
        <Paragraph>
          If it was you, <TextLink href={shop.links.signIn}>sign in</TextLink> as before. Forgotten your
          password? Set a new one here.
        </Paragraph>
        <ResetLink url={resetUrl} shop={shop} />
        <Paragraph quiet>If it was not you, there is nothing you need to do.</Paragraph>
      </>
    ),
  }
}
