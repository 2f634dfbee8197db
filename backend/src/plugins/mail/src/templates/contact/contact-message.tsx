import { Facts } from '../parts/facts'
import type { MailPage } from '../parts/shop'
import { Title } from '../parts/text'
import { Written } from '../parts/written'
import type { MailTemplates } from '../types'

export function contactMessage({
  reference,
  from,
  category,
  subject,
  lines,
}: MailTemplates['contact-message']): MailPage {
  return {
    subject: `${subject} (${category}, ${reference})`,
    preview: `From ${from.name}`,
    replyTo: from.email,
    internal: true,
    body: (
      <>
        <Title>{subject}</Title>
        <Facts
          facts={[
            ['From', from.name],
            ['Answer to', from.email],
            ['About', category],
            ['Reference', reference],
          ]}
        />
        <Written words={lines} />
      </>
    ),
  }
}
