import type { query } from './sql'

/** So many rows in one statement, so that none holds others up. */
const AT_ONCE = 5000

/** Repeats a statement that `returning`s what it did, and whose `?` says of how many at most, until nothing is left. Answers how many. */
export async function inBatches(sql: ReturnType<typeof query>, statement: string): Promise<number> {
  let all = 0
  for (let some = AT_ONCE; some === AT_ONCE; all += some) some = (await sql(statement, [AT_ONCE])).length
  return all
}
