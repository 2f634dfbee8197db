import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'

export function accountDeleted({ name }: MailTemplates['account-deleted'], shop: Shop): MailPage {
  return {
    subject: `Your ${shop.brand.name} account is deleted`,
    preview: 'What is erased, and the little that tax law makes us keep.',
    body: (
      <>
        <Title>{greet('Your account is deleted', name)}</Title>
        <Paragraph>
          As you asked on {ukTime(shop.askedAt.toISOString())} (UK time), your account is closed and what we
          held about you is erased. Nobody can sign in with it any more.
        </Paragraph>
        <Paragraph>
          If you ordered something, tax law makes us keep the record of the sale. It no longer bears your name
          or address.
        </Paragraph>
        <Paragraph>
          Thank you for the time you spent with us. You are welcome back whenever you like.
        </Paragraph>
        <Paragraph quiet>
          If it was not you who deleted the account, answer this mail straight away. It is the last one you
          get from us about it.
        </Paragraph>
      </>
    ),
  }
}
