import type { MedusaContainer } from '@medusajs/framework/types'
import { Limiter } from '../modules/ai-designs/limiter'
import { inTransaction, type Sql } from './sql'

/** One at a time in this process, so that those who wait for the lock do not hold all connections while its holder needs one. */
const turns = new Limiter(1)

/** A transaction in which it is counted what somebody may have, and added to it: one act, or two clicks at once would both find room for one. */
export const whenOpening = <T>(container: MedusaContainer, work: (sql: Sql) => Promise<T>): Promise<T> =>
  turns.run(() =>
    inTransaction(container, async (sql) => {
      await sql(`select pg_advisory_xact_lock(hashtext('generation-open'))`)
      return work(sql)
    }),
  )
