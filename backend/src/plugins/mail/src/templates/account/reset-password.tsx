import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'
import { RESET_HOURS } from './lifetimes'
import { ResetLink } from './reset-link'

export function resetPassword({ name, resetUrl }: MailTemplates['reset-password'], shop: Shop): MailPage {
  return {
    subject: 'Set a new password',
    preview: `The link works once, for ${RESET_HOURS} hour.`,
    body: (
      <>
        <Title>{greet('Set a new password', name)}</Title>
        <Paragraph>
          Somebody asked for a new password for your {shop.brand.name} account on{' '}
          {ukTime(shop.askedAt.toISOString())} (UK time). We hope it was you.
        </Paragraph>
        <ResetLink url={resetUrl} shop={shop} />
        <Paragraph quiet>
          If it was not you, there is nothing you need to do: your password stays as it is, and nobody else
          has seen this link. Please pass it on to nobody, not even to us.
        </Paragraph>
      </>
    ),
  }
}
