import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { greet } from '../parts/words'
import { Written } from '../parts/written'
import type { MailTemplates } from '../types'

type Reviewed = MailTemplates['design-reviewed']

/** What the shop wrote of its decision, if anything. */
function Reason({ reason }: Pick<Reviewed, 'reason'>) {
  if (!reason) return null
  return (
    <>
      <Paragraph>The reason:</Paragraph>
      <Written words={reason} />
    </>
  )
}

function published({ name, designId, title }: Reviewed, { links }: Shop): MailPage {
  return {
    subject: 'Your design is in the gallery',
    preview: 'Everybody can see it there, and have it on a case.',
    body: (
      <>
        <Title>{greet('Your design is in the gallery', name)}</Title>
        <Paragraph>
          Thank you for sharing ‘{title}’. Everybody can see it in our gallery now, under your first name, and
          have it on a case.
        </Paragraph>
        <Action label="See it in the gallery" href={links.published(designId)} />
        <Paragraph quiet>You can take it out again whenever you like, among your designs.</Paragraph>
      </>
    ),
  }
}

function declined({ name, title, reason }: Reviewed, { links }: Shop): MailPage {
  return {
    subject: 'Your design is not shown in the gallery',
    preview: 'It stays among your designs, and you can order it.',
    body: (
      <>
        <Title>{greet('Your design is not shown in the gallery', name)}</Title>
        <Paragraph>
          We have looked at ‘{title}’, which you offered to our gallery, and decided not to show it there.
        </Paragraph>
        <Reason reason={reason} />
        <Paragraph>It stays among your designs.</Paragraph>
        <Action label="See your designs" href={links.designs} />
      </>
    ),
  }
}

export const designReviewed = (data: Reviewed, shop: Shop): MailPage =>
  data.decision === 'published' ? published(data, shop) : declined(data, shop)
