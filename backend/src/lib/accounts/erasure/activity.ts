import type { Sql } from '../../database/sql'
import { OWN_MESSAGE } from '../proved-address'
import { scrubJson, scrubText } from './scrub'

/** What an administrator may have decided about somebody and given words for. SQL: one `?` each for the customer's id. */
const THEIRS = `select array_agg(id) as ids from (
  select cast(? as text) as id
  union all select o.id from "order" o where o.customer_id = ?
  union all select c.id from checkout c where c.customer_id = ?
  union all select r.id from product_review r where r.customer_id = ?
  union all select m.id from contact_message m where ${OWN_MESSAGE}
  union all select d.id from design d where d.owner_customer_id = ?) theirs`

interface Kept {
  id: string
  subject: string | null
  before: unknown
  changes: unknown
}

/**
 * The record of what administrators did keeps every row of it; in their words about a customer who has left, the person is crossed
 * out. The database lets nothing else be changed in it (see the migration of the module `activity`).
 */
export async function scrubActivity(sql: Sql, customerId: string, pattern: RegExp | null): Promise<void> {
  if (!pattern) return
  const [theirs] = await sql<{ ids: string[] }>(THEIRS, Array<string>(7).fill(customerId))
  const kept = await sql<Kept>(
    `select id, subject, before, changes from admin_activity where jsonb_exists_any(subject_ids, ?::text[]) for update`,
    [theirs?.ids ?? []],
  )
  for (const { id, subject, before, changes } of kept) {
    const now = {
      subject: subject === null ? null : scrubText(subject, pattern),
      before: JSON.stringify(scrubJson(before, pattern)),
      changes: JSON.stringify(scrubJson(changes, pattern)),
    }
    const isSame =
      now.subject === subject &&
      now.before === JSON.stringify(before) &&
      now.changes === JSON.stringify(changes)
    if (isSame) continue
    await sql(
      `update admin_activity set subject = ?, before = nullif(?::jsonb, 'null'), changes = nullif(?::jsonb, 'null') where id = ?`,
      [now.subject, now.before, now.changes, id],
    )
  }
}
