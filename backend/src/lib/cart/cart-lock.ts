import type { MedusaContainer } from '@medusajs/framework/types'
import { SESSION_EXPIRED } from '../http/authenticate'
import { failure } from '../http/fail'
import { queues } from '../database/queues'
import { inTransaction, type Sql } from '../database/sql'
import { slots } from '../slots'

/** Changes that one process makes at once: each holds a database connection for its lock and needs others besides. */
const inTurn = slots(8)

/** Waits until nobody else changes this customer's cart. It belongs to the transaction and goes with a process that dies. */
export async function lockCart(sql: Sql, customerId: string): Promise<void> {
  await sql(`set local lock_timeout = '15s'`)
  await sql('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`kept-cart:${customerId}`])
}

/** Whoever deletes the account in another tab has no cart filled any more. */
async function assertStays(sql: Sql, customerId: string): Promise<void> {
  const leaving = await sql('select 1 from account_deletion where customer_id = ? and deleted_at is null', [
    customerId,
  ])
  if (leaving.length > 0) throw failure('unauthenticated', SESSION_EXPIRED)
}

const inOrder = queues()

/**
 * All changes of one customer's kept cart come one after the other, whichever device or process makes them: two that read
 * the same lines would each write over what the other wrote.
 */
export function withCartLock<T>(
  scope: MedusaContainer,
  customerId: string,
  work: () => Promise<T>,
): Promise<T> {
  const locked = async (sql: Sql) => {
    await lockCart(sql, customerId)
    await assertStays(sql, customerId)
    return work()
  }
  return inOrder(customerId, () => inTurn(() => inTransaction(scope, locked)))
}
