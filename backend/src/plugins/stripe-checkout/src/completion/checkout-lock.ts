import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** Completions that one process does at once: each holds a database connection for its lock and needs others besides. */
const AT_ONCE = 4
let running = 0
const waiting: (() => void)[] = []

async function takeTurn(): Promise<() => void> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  return () => {
    const next = waiting.shift()
    // The turn is handed on, so `running` stays as it is.
    if (next) next()
    else running -= 1
  }
}

export type Locked<T> = { got: true; value: T } | { got: false }
/** Throws where the lock is gone: its process was frozen for long, or its connection ended. Another may have it since. */
export type AssertHeld = () => Promise<void>

/** Well within the shortest IDLE_TRANSACTION_SECONDS: a transaction that says nothing is ended, and its lock with it. */
const SIGN_MS = 2000

/**
 * Does `work` while no other process does it for the same checkout. The lock belongs to a database transaction, so it
 * goes with the process that dies; it is an advisory lock and not a row lock, so that the work can commit its progress
 * on the row step by step. Where another process holds it, nothing waits and no connection is kept.
 */
export async function withCheckoutLock<T>(
  container: MedusaContainer,
  checkoutId: string,
  work: (assertHeld: AssertHeld) => Promise<T>,
): Promise<Locked<T>> {
  const done = await takeTurn()
  try {
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const transaction = await knex.transaction()
    try {
      const answer: { rows: { got: boolean }[] } = await transaction.raw(
        'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as got',
        [`checkout:${checkoutId}`],
      )
      if (!answer.rows[0]?.got) return { got: false }
      const assertHeld = async () => {
        await transaction.raw('select 1')
      }
      // Where it is gone already, whoever asks is told.
      const signs = setInterval(() => void assertHeld().catch(() => undefined), SIGN_MS)
      try {
        return { got: true, value: await work(assertHeld) }
      } finally {
        clearInterval(signs)
      }
    } finally {
      await transaction.rollback()
    }
  } finally {
    done()
  }
}
