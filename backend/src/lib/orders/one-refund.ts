import type { MedusaContainer } from '@medusajs/framework/types'
import { setTimeout as sleep } from 'node:timers/promises'
import { stayingAlive } from '../database/by-one-process'
import { inTransaction, type Sql } from '../database/sql'
import { failure } from '../http/fail'
import { slots } from '../slots'

export const BEGUN =
  'A refund of this order is under way, or was cut off: then the shop brings it to its end, mostly within six minutes. Its Approval box says so where that takes longer. See then what has gone back.'

/** Refunds that one process makes at once: each holds a database connection for its lock and needs others besides. */
const inTurn = slots(6)

/** Who has just been answered may ask again before the lock is free; who meets a refund is not to wait for it. */
const TRIES = 10
const BETWEEN_MS = 50

async function take(sql: Sql, paymentId: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await sleep(BETWEEN_MS)
    const [row] = await sql<{ got: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as got',
      [`refund:${paymentId}`],
    )
    if (row?.got) return true
  }
  return false
}

/**
 * Refunds a payment while no process refunds the same one: of two at once Medusa would book each row with the sum of whoever reads both.
 * The lock belongs to a transaction, so it goes with the process that dies.
 * @throws failure `conflict` where somebody is at it
 */
export function whileRefunding(
  container: MedusaContainer,
  paymentId: string,
  work: () => Promise<void>,
): Promise<void> {
  return inTurn(() =>
    inTransaction(container, async (sql) => {
      if (!(await take(sql, paymentId))) throw failure('conflict', BEGUN)
      await stayingAlive(sql, work)
    }),
  )
}
