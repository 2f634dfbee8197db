import { isDeepStrictEqual } from 'node:util'
import type { Change, Snapshot } from '../../activity/snapshot'
import type { Sql } from '../../database/sql'
import { OWN_MESSAGE } from '../proved-address'
import { scrubText } from './scrub'

/** What an administrator may have decided about somebody and given words for. SQL: one `?` each for the customer's id. */
const THEIRS = `select array_agg(id) as ids from (
  select cast(? as text) as id
  union all select o.id from "order" o where o.customer_id = ?
  union all select c.id from checkout c where c.customer_id = ?
  union all select r.id from product_review r where r.customer_id = ?
  union all select m.id from contact_message m where ${OWN_MESSAGE}
  union all select d.id from design d where d.owner_customer_id = ?) theirs`

/** The only kinds of which the database lets anything be crossed out (see the migration of the module `activity`). */
export const ERASABLE = [
  'approvals',
  'parked',
  'reviews',
  'designs',
  'contact-messages',
  'membership/customers',
]

/** Facts that somebody found words for; the others are states, moments and ids. Of several things at once the name of each comes first. */
const WORDS = /(^|\/ )(reason|decision_note|parked_reason|hidden_reason|review_reason|held_reason|title)$/

interface Kept {
  id: string
  subject: string | null
  before: { many: boolean; facts: Snapshot } | null
  changes: Change[] | null
}
type Written = Pick<Kept, 'subject' | 'before' | 'changes'>

/** The same without the person, where somebody found words for it. */
export function withoutPerson({ subject, before, changes }: Written, pattern: RegExp): Written {
  const scrub = (field: string, said: string) => (WORDS.test(field) ? scrubText(said, pattern) : said)
  const orNull = (field: string, said: string | null) => (said === null ? null : scrub(field, said))
  return {
    subject: subject === null ? null : scrubText(subject, pattern),
    before: before && {
      ...before,
      facts: Object.fromEntries(
        Object.entries(before.facts).map(([field, said]) => [field, scrub(field, said)]),
      ),
    },
    changes:
      changes?.map((change) => ({
        ...change,
        from: orNull(change.field, change.from),
        to: orNull(change.field, change.to),
      })) ?? null,
  }
}

/** The record of what administrators did keeps every row of it; in their words about a customer who has left, the person is crossed out. */
export async function scrubActivity(sql: Sql, customerId: string, pattern: RegExp | null): Promise<void> {
  if (!pattern) return
  const [theirs] = await sql<{ ids: string[] }>(THEIRS, Array<string>(7).fill(customerId))
  const kept = await sql<Kept>(
    `select id, subject, before, changes from admin_activity
      where kind = any(?) and jsonb_exists_any(subject_ids, ?::text[]) for update`,
    [ERASABLE, theirs?.ids ?? []],
  )
  for (const { id, ...was } of kept) {
    const now = withoutPerson(was, pattern)
    if (isDeepStrictEqual(now, was)) continue
    await sql(
      `update admin_activity set subject = ?, before = nullif(?::jsonb, 'null'), changes = nullif(?::jsonb, 'null') where id = ?`,
      [now.subject, JSON.stringify(now.before), JSON.stringify(now.changes), id],
    )
  }
}
