import { PART_CANCELLED, type PrintIssue } from '@caseloom/prodigi'
import { adviceOnIssue, RETRIED } from './issue-advice'

/** What Prodigi reports of a submission `s` and does not settle by itself. */
const ISSUES = `jsonb_array_elements(s.issues) i where coalesce(i->>'code', '') not ilike '%${RETRIED}'`

/** Whether somebody has to see to it before the print of a submission `s` goes on. */
export const HELD_UP = `s.prodigi_order_id is not null and s.status not in ('complete', 'delivered', 'cancelled')
     and s.deleted_at is null and exists (select 1 from ${ISSUES})`

/** Whether a submission `s` came to its end without a part that was cancelled: the rest may arrive before anybody was told. */
export const ENDED_IN_PART = `s.status = 'complete' and s.deleted_at is null and s.issues @> '[{"code": "${PART_CANCELLED.code}"}]'`

export const HELD_UP_ISSUES = `(select jsonb_agg(i) from ${ISSUES})`

/** Tells one print's troubles from others: by the last word of each code, since Prodigi drops the beginning now and then. */
export const HELD_UP_MARK = `s.generation::text || ':' || (select md5(string_agg(word, ',' order by word)) from (
     select distinct lower(coalesce(substring(i->>'code' from '[^.]+$'), i->>'says', '')) as word from ${ISSUES}) words)`

/** What a mail says of these issues, each once. */
export function troublesOf(issues: readonly PrintIssue[]): { says: string; advice: string | null }[] {
  const bySentence = new Map(issues.map(({ code, says }) => [says, adviceOnIssue(code)]))
  return [...bySentence].map(([says, advice]) => ({ says, advice }))
}
