import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'

const MINUTE = 60

/**
 * One statement for each call, on a table that PostgreSQL keeps without a log: it holds across processes and their restarts, and
 * costs no wait for the disk. A refused call is not counted, so whoever goes on calling gets through as often as the limit says.
 */
const COUNT = `insert into call_count as c (subject, minute, calls)
  values (?, date_trunc('minute', clock_timestamp()), 1)
  on conflict (subject, minute) do update set calls = least(c.calls + 1, ?::int)
  returning c.calls, extract(epoch from clock_timestamp() - c.minute)::float as elapsed,
    (select b.calls from call_count b where b.subject = c.subject and b.minute = c.minute - interval '1 minute') as before`

/** Calls of the minute that runs and of the one before, of which so much counts as a minute's length reaches back into it. */
export interface Counted {
  calls: number
  before: number
  /** Seconds of the running minute. */
  elapsed: number
}

/** Seconds until another call fits into `most` a minute; 0 where this one does. */
export function waitFor({ calls, before, elapsed }: Counted, most: number): number {
  const left = 1 - Math.min(elapsed, MINUTE) / MINUTE
  if (calls + before * left <= most) return 0
  const wait =
    calls > most ? MINUTE * left + MINUTE * (1 - most / calls) : MINUTE * (left - (most - calls) / before)
  return Math.max(1, Math.ceil(Number(wait.toFixed(3))))
}

/** Counts a call of somebody's. @returns the seconds that they have to wait, or 0 */
export async function countCall(scope: MedusaContainer, subject: string, most: number): Promise<number> {
  const [row] = await query(scope)<{ calls: number; before: number | null; elapsed: number }>(COUNT, [
    subject,
    most + 1,
  ])
  return row ? waitFor({ ...row, before: Math.min(row.before ?? 0, most) }, most) : 0
}
