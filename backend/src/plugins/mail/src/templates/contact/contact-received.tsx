import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import type { MailTemplates } from '../types'

/** Repeats nothing of what was written: anybody can give a stranger's address, and would have the shop send them their words. */
export function contactReceived(
  { name, reference }: MailTemplates['contact-received'],
  shop: Shop,
): MailPage {
  return {
    subject: `We have your message (${reference})`,
    preview: 'We answer within 24 hours.',
    body: (
      <>
        <Title>{greet('Thank you for your message', name)}</Title>
        <Paragraph>
          A person at {shop.brand.name} will read it and answer within 24 hours. Its reference is {reference}.
          To add something, just answer this mail.
        </Paragraph>
        <Paragraph quiet>
          You did not write to us? Then somebody typed your address by mistake, and there is nothing you need
          to do.
        </Paragraph>
      </>
    ),
  }
}
