import { Action } from '../parts/action'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import type { MailTemplates } from '../types'

/** Such as `3 designs wait for a decision, 1 was reported`. */
function told(waiting: number, reported: number): string {
  const offered = `${waiting} ${waiting === 1 ? 'design waits' : 'designs wait'} for a decision`
  const were = reported === 1 ? 'was' : 'were'
  if (reported === 0) return offered
  if (waiting > 0) return `${offered}, ${reported} ${were} reported`
  return `${reported} ${reported === 1 ? 'design' : 'designs'} of the gallery ${were} reported`
}

export function adminDesignsWaiting(
  { waiting, reported }: MailTemplates['admin-designs-waiting'],
  shop: Shop,
): MailPage {
  const what = told(waiting, reported)
  return {
    subject: what,
    preview: 'You decide what the gallery shows.',
    internal: true,
    body: (
      <>
        <Title>{what}</Title>
        {waiting > 0 ? (
          <Paragraph>
            What customers offer to the gallery is not shown there before somebody agrees.
          </Paragraph>
        ) : null}
        {reported > 0 ? (
          <Paragraph>What was reported is still shown, until somebody decides.</Paragraph>
        ) : null}
        <Action label="Look at the designs" href={`${shop.links.medusaAdmin}/designs`} />
        <Paragraph quiet>This mail comes once a day, as long as there is something to decide.</Paragraph>
      </>
    ),
  }
}
