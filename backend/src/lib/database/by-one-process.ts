import type { MedusaContainer } from '@medusajs/framework/types'
import { queues } from './queues'
import { inTransaction, type Sql } from './sql'

/** Well within the shortest IDLE_TRANSACTION_SECONDS. */
const SIGN_MS = 2000

/** Gives signs of life while `work` goes on: PostgreSQL ends a transaction that says nothing for long, and its lock with it. */
export async function stayingAlive(sql: Sql, work: () => Promise<void>): Promise<void> {
  // Where the transaction has gone already, its end says so.
  const signs = setInterval(() => void sql('select 1').catch(() => undefined), SIGN_MS)
  try {
    await work()
  } finally {
    clearInterval(signs)
  }
}

/**
 * Does `work` unless another process does it just now. The lock belongs to a transaction, so it goes with the process
 * that dies or freezes; the work itself commits step by step on connections of its own.
 */
export function byOneProcess(
  container: MedusaContainer,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  return inTransaction(container, async (sql) => {
    const [row] = await sql<{ got: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as got',
      [name],
    )
    if (row?.got) await stayingAlive(sql, work)
  })
}

const inOrder = queues()

/** Does `work` as soon as nobody else does it any more, in this process or another; also where they died over it. */
export const afterOthers = (
  container: MedusaContainer,
  name: string,
  work: () => Promise<void>,
): Promise<void> =>
  // In a queue of this process first, so that of those who wait one holds a connection.
  inOrder(name, () =>
    inTransaction(container, async (sql) => {
      await sql('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
      await stayingAlive(sql, work)
    }),
  )
