import type { MedusaContainer } from '@medusajs/framework/types'
import { inTransaction } from '../database/sql'

/** PostgreSQL’s own: its disk is full. */
const DISK_FULL = '53100'
/** What it says then, of a file of its own; a workflow hands on the words alone. */
const WORDS = /could not (?:extend|write|create|open|fsync)\b.*no space left on device/i

/** True where an error says that the database has no room left. It may answer all the same what is only looked at. */
export function isDatabaseFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message } = error as { code?: unknown; message?: unknown }
  const words = typeof message === 'string' ? message : ''
  // The room that processes of one query share is another, and too little of it no reason to keep nothing.
  return (String(code) === DISK_FULL && !/shared memory/i.test(words)) || WORDS.test(words)
}

export const NOTHING_KEPT =
  'We can’t take anything down at the moment. Looking round works; please try again a little later.'

/** More than the least memory holds, so that it goes to the same disk, and leaves no trace in tables or their log. */
const SPILLED =
  'select count(*) from (select n from generate_series(1, 20000) n order by md5(n::text)) spilled'

let isFull = false

/** Somebody was refused for want of room: until some is seen, readiness says so. */
export function noteDatabaseFull(): void {
  isFull = true
}

/** @throws while the database has no room left, after somebody was refused for that */
export async function databaseKeeps(scope: MedusaContainer): Promise<void> {
  if (!isFull) return
  await inTransaction(scope, async (sql) => {
    await sql(`set local work_mem = '64kB'`)
    await sql(SPILLED)
  })
  isFull = false
}
