import { Facts } from '../parts/facts'
import type { MailPage } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
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
        {lines
          .filter((line) => line !== '')
          .map((line, at) => (
            <Paragraph key={at}>{line}</Paragraph>
          ))}
      </>
    ),
  }
}
