import { AI_DESIGNS_MODULE, REVIEW_MARK } from '@caseloom/ai-designs'
import { enqueueMailWorkflow } from '@caseloom/mail'
import type { MedusaContainer } from '@medusajs/framework/types'
import { mailName } from '../accounts/account-mails'
import { env } from '../../env'
import { query } from '../database/sql'

const AT_ONCE = 50

interface Decided {
  id: string
  mark: string
  title: string
  publication: 'published' | 'declined'
  review_reason: string | null
  email: string
  first_name: string | null
}

/**
 * Decisions on designs whose owners were not told. A design's name is its owner's words, so it goes to no mailbox that they have not
 * proved; to nobody who is leaving; and after some days it is no news any more.
 */
const UNTOLD = `select d.id, ${REVIEW_MARK} as mark, d.title, d.publication, d.review_reason, c.email, c.first_name
    from design d
    join customer c on c.id = d.owner_customer_id and c.has_account and c.deleted_at is null
    join customer_security s on s.customer_id = c.id and s.email_verified_at is not null and s.deleted_at is null
   where d.news_at > now() - interval '3 days' and d.publication in ('published', 'declined') and d.deleted_at is null
     and not exists (select 1 from account_deletion l where l.customer_id = c.id and l.deleted_at is null)
   order by d.news_at limit ?`

/**
 * Writes to the owners of designs what was decided on them. The mail comes before the note: a process that dies in between tells
 * again, and the mail's key makes one of it.
 */
export async function tellOfReviews(container: MedusaContainer): Promise<void> {
  // What is published is shown nowhere then.
  if (env.GALLERY === 'off') return
  for (const row of await query(container)<Decided>(UNTOLD, [AT_ONCE])) {
    const { id, mark, title, publication: decision, review_reason } = row
    const reason = decision === 'declined' ? review_reason : null
    await enqueueMailWorkflow(container).run({
      input: {
        dedupeKey: `design-reviewed:${id}:${mark}`,
        to: row.email,
        template: 'design-reviewed',
        data: { name: mailName(row), designId: id, title, decision, reason },
      },
    })
    await container.resolve(AI_DESIGNS_MODULE).noteReviewTold(id, mark)
  }
}
