import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import { CallTally, type Told } from './call-tally'

const MINUTE = 60

/**
 * On a table that PostgreSQL keeps without a log: it holds across processes and their restarts, and costs no wait for the disk. Of
 * refused calls hardly more is counted than came at once, so whoever goes on calling gets through as often as the limit says.
 */
const COUNT = `insert into call_count as c (subject, minute, calls)
  values (?, date_trunc('minute', clock_timestamp()), ?::int)
  on conflict (subject, minute) do update set calls = least(c.calls, ?::int) + ?::int
  returning c.calls, extract(epoch from clock_timestamp() - c.minute)::float as elapsed,
    (select b.calls from call_count b where b.subject = c.subject and b.minute = c.minute - interval '1 minute') as before`

const tally = new CallTally()

/** Seconds until another call fits into `most` a minute, of which the minute before counts as far as it reaches back into it; 0 where this one does. */
export function waitFor({ calls, before, elapsed }: Told, most: number): number {
  const left = 1 - Math.min(elapsed, MINUTE) / MINUTE
  if (calls + before * left <= most) return 0
  const wait =
    calls > most ? MINUTE * left + MINUTE * (1 - most / calls) : MINUTE * (left - (most - calls) / before)
  return Math.max(1, Math.ceil(Number(wait.toFixed(3))))
}

/** Counts a call of somebody's. @returns the seconds that they have to wait, or 0 */
export async function countCall(scope: MedusaContainer, subject: string, most: number): Promise<number> {
  const told = await tally.count(subject, most, async (name, calls) => {
    const [row] = await query(scope)<Told & { before: number | null }>(COUNT, [name, calls, most, calls])
    return { calls: row?.calls ?? 0, elapsed: row?.elapsed ?? 0, before: Math.min(row?.before ?? 0, most) }
  })
  return told ? waitFor(told, most) : 0
}
