import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { MEMORY_MS, pauseAfter, triesToRead, waitMs, type CountedTry, type Rule } from './limits'

export interface Counted {
  subject: string
  rule: Rule
}

interface Row {
  created_at: Date
  pause_seconds: number
}

/**
 * Counts a try against each subject BEFORE it is made. One call at a time may look at a subject, in whichever process, so that
 * parallel tries cannot pass together; a try that has to wait, for whichever of them, is not counted.
 * @returns the seconds to wait, with the subjects that want it, or the ids to give back where the try turns out to be good
 */
export async function countTries(
  tx: SqlEntityManager,
  counted: Counted[],
): Promise<{ waitSeconds: number; waiting: string[] } | { attemptIds: string[] }> {
  const inOrder = [...counted].sort((a, b) => a.subject.localeCompare(b.subject))
  for (const { subject } of inOrder)
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [subject])
  // The clock of the database: there is one, however many processes there are.
  const [clock] = await tx.execute<{ now: Date }[]>('select clock_timestamp() as now')
  if (!clock) throw new Error('The database does not tell the time')
  const now = new Date(clock.now)
  const passing: { subject: string; pause: number }[] = []
  const waits: { subject: string; ms: number }[] = []
  for (const { subject, rule } of inOrder) {
    const rows = await tx.execute<Row[]>(
      `select created_at, pause_seconds from account_attempt where subject = ? and deleted_at is null
         and created_at > ?::timestamptz order by created_at desc limit ?`,
      [subject, new Date(now.getTime() - MEMORY_MS), triesToRead(rule)],
    )
    const past = rows.map((row): CountedTry => ({
      at: new Date(row.created_at),
      pauseSeconds: row.pause_seconds,
    }))
    const ms = waitMs(rule, past, now)
    if (ms > 0) waits.push({ subject, ms })
    passing.push({ subject, pause: pauseAfter(rule, past, now) })
  }
  if (waits.length > 0) {
    const longest = Math.max(...waits.map(({ ms }) => ms))
    return { waitSeconds: Math.ceil(longest / 1000), waiting: waits.map(({ subject }) => subject) }
  }
  const attemptIds: string[] = []
  for (const { subject, pause } of passing) {
    const id = generateEntityId(undefined, 'catt')
    await tx.execute(
      'insert into account_attempt (id, subject, pause_seconds, created_at) values (?, ?, ?, ?::timestamptz)',
      [id, subject, pause, now],
    )
    attemptIds.push(id)
  }
  return { attemptIds }
}
