import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loseTheNewsOf, openCheckout } from '../../support/checkout'
import { rows } from '../../support/database'
import { judge, WAITING } from '../../support/judge'
import { sandboxClient } from '../../support/sandbox-client'
import { startStack, type RunningStack } from '../../support/stack'

/** Two backends on one database. */
let stack: RunningStack
beforeAll(async () => {
  stack = await startStack({ storefront: false, twin: true })
}, 300_000)
afterAll(() => stack.stop())

const SOON = { timeout: 60_000, interval: 250 }
const query = <T extends object>(sql: string, values: unknown[] = []) =>
  rows<T>(stack.databaseUrl, sql, values)

/** Who wants to read it, or to write to it alone, waits while `work` goes on. */
async function withHeld<T>(table: string, from: 'reading' | 'writing', work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`lock table ${table} in ${from === 'reading' ? 'access exclusive' : 'share'} mode`)
    return await work()
  } finally {
    await client.end()
  }
}
const isWaitedFor = async (table: string) => {
  const found = await query(
    `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%' || $1 || '%'`,
    [table],
  )
  return found.length > 0
}
/** As PostgreSQL does by itself, IDLE_TRANSACTION_SECONDS later. */
const endSilentTransactions = () =>
  query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%' and state_change < now() - interval '1 second'`,
  )

// Guard: an order that its checkout or cart points to is no orphan, whatever a process still believes.
it.each([
  ['has looked for an order of it', 'order_payment_collection', 'reading'],
  ['has made an order and not tied it', 'order_cart', 'writing'],
] as const)(
  'one freezes that %s, and comes back after the other has made its order: there is that one',
  async (_when, table, from) => {
    const checkout = await openCheckout(stack)
    const { api } = checkout.shopper
    await loseTheNewsOf(stack, checkout.sessionId)
    await sandboxClient(stack).pay(checkout.url)
    const body = { sessionId: checkout.sessionId }
    const other = api.at(stack.twin)
    const seenByOther = { ...checkout, shopper: { ...checkout.shopper, api: other } }
    const { pid } = stack.process
    let frozen: Promise<unknown> | undefined
    let orderId: string
    try {
      await withHeld(table, from, async () => {
        frozen = api.call('processPayment', { body })
        await expect.poll(() => isWaitedFor(table), SOON).toBe(true)
        process.kill(pid, 'SIGSTOP')
      })
      await sleep(1500)
      expect((await endSilentTransactions()).length).toBeGreaterThan(0)
      await expect.poll(endSilentTransactions, SOON).toEqual([])
      ;({ orderId } = await other.must('processPayment', { body }))
      await expect.poll(() => judge(stack, seenByOther), SOON).toEqual(WAITING)
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await frozen
    expect(await judge(stack, checkout)).toEqual(WAITING)
    expect(await api.must('processPayment', { body })).toMatchObject({ orderId })
  },
)
