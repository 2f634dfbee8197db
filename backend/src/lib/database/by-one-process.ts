import type { MedusaContainer } from '@medusajs/framework/types'
import { inTransaction } from './sql'

/**
 * Does `work` unless another process does it just now. The lock belongs to a transaction, so it goes with the process
 * that dies; the work itself commits step by step on connections of its own.
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
    if (row?.got) await work()
  })
}
