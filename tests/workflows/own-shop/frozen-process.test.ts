import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { administrator, type Shopper } from '../../support/actors'
import type { ApiClient } from '../../support/api-client'
import { loseTheNewsOf, openCheckout, placedOrder } from '../../support/checkout'
import { leaseRunsOut } from '../../support/crash'
import { rows } from '../../support/database'
import { checkoutRow, judge, PROCESSED, WAITING } from '../../support/judge'
import { printsOfOrder } from '../../support/order-facts'
import { sandboxClient, type SandboxClient } from '../../support/sandbox-client'
import { startStack, type RunningStack } from '../../support/stack'

/** Two backends on one database. */
let stack: RunningStack
let sandbox: SandboxClient
let admin: ApiClient
beforeAll(async () => {
  stack = await startStack({ storefront: false, twin: true, jobsOften: true })
  sandbox = sandboxClient(stack)
  admin = await administrator(stack.backend)
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
/** Of Medusa's own: the shop's jobs name tables without quotes. */
const waitersFor = async (table: string) =>
  (
    await query(
      `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%"' || $1 || '"%'`,
      [table],
    )
  ).length
/** As PostgreSQL does by itself, IDLE_TRANSACTION_SECONDS later. */
const endSilentTransactions = () =>
  query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%' and state_change < now() - interval '1 second'`,
  )

/** As the other process shows it to its customer. */
const seenByOther = <T extends { shopper: Shopper }>(purchase: T): T => ({
  ...purchase,
  shopper: { ...purchase.shopper, api: purchase.shopper.api.at(stack.twin) },
})

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
    await sandbox.pay(checkout.url)
    const body = { sessionId: checkout.sessionId }
    const other = api.at(stack.twin)
    const { pid } = stack.process
    let frozen: Promise<unknown> | undefined
    let orderId: string
    try {
      await withHeld(table, from, async () => {
        frozen = api.call('processPayment', { body })
        await expect.poll(() => waitersFor(table), SOON).toBe(1)
        process.kill(pid, 'SIGSTOP')
      })
      await sleep(1500)
      expect((await endSilentTransactions()).length).toBeGreaterThan(0)
      await expect.poll(endSilentTransactions, SOON).toEqual([])
      ;({ orderId } = await other.must('processPayment', { body }))
      await expect.poll(() => judge(stack, seenByOther(checkout)), SOON).toEqual(WAITING)
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await frozen
    expect(await judge(stack, checkout)).toEqual(WAITING)
    expect(await api.must('processPayment', { body })).toMatchObject({ orderId })
  },
)

const A_JOB_LATER = { timeout: 110_000, interval: 500 }
// Guard: an order is made, and tied to its checkout, by whoever has the lock.
it('one loses its lock alone and goes on beside the other: one order, with its payment', async () => {
  const checkout = await openCheckout(stack)
  const { api } = checkout.shopper
  await loseTheNewsOf(stack, checkout.sessionId)
  await sandbox.pay(checkout.url)
  const body = { sessionId: checkout.sessionId }
  let both: Promise<unknown[]> | undefined
  await withHeld('order_cart', 'writing', async () => {
    const first = api.call('processPayment', { body })
    await expect.poll(() => waitersFor('order_cart'), SOON).toBe(1)
    // Neither its process nor what it writes with: the connection that holds the lock.
    const { id } = await checkoutRow(stack, checkout.sessionId)
    const ended = await query(
      `select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 0)`,
      [`checkout:${id}`],
    )
    expect(ended).toHaveLength(1)
    both = Promise.all([first, api.at(stack.twin).call('processPayment', { body })])
    await expect.poll(() => waitersFor('order_cart'), SOON).toBe(2)
  })
  await both
  await expect.poll(() => judge(stack, checkout), A_JOB_LATER).toEqual(WAITING)
  const ties = `select o.order_id from order_payment_collection o join order_payment_collection own
    on own.payment_collection_id = o.payment_collection_id join checkout c on c.order_id = own.order_id
    where c.stripe_session_id = $1 and o.deleted_at is null and own.deleted_at is null`
  expect(await query(ties, [checkout.sessionId])).toHaveLength(1)
})

type Placed = Awaited<ReturnType<typeof placedOrder>>

/** One process freezes when it has looked whether the printer has the order, and before it orders the print; `work` goes on meanwhile. */
async function frozenBeforePrint(
  work: (purchase: Placed, other: ApiClient) => Promise<void>,
): Promise<Placed> {
  const purchase = await placedOrder(stack)
  const { orderId } = purchase
  await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)
  await sandbox.fault('prodigi', { operation: 'orders.list', kind: 'delay_after', ms: 8000 })
  const pressed = admin.call('processOrder', { params: { id: orderId } })
  const isPrepared = async () =>
    (await query('select 1 from prodigi_submission where order_id = $1', [orderId])).length
  await expect.poll(isPrepared, SOON).toBe(1)
  await sleep(2000)
  process.kill(stack.process.pid, 'SIGSTOP')
  try {
    await leaseRunsOut(stack, orderId, new Date())
    await work(purchase, admin.at(stack.twin))
  } finally {
    process.kill(stack.process.pid, 'SIGCONT')
  }
  await pressed
  return purchase
}
const livingPrints = async (purchase: Placed) =>
  (await printsOfOrder(stack, purchase))
    .map(({ status }) => (status as { stage: string }).stage)
    .filter((stage) => stage !== 'Cancelled')

// Guard: the provider asks right before a print is ordered whether the work is still its own.
it('one freezes before it orders a print, and the order is rejected by the other: nothing is printed', async () => {
  const purchase = await frozenBeforePrint(async ({ orderId }, other) => {
    const params = { id: orderId }
    await sandbox.fault('prodigi', {
      operation: 'orders.create',
      kind: 'error',
      status: 400,
      about: orderId,
    })
    const status = async () => (await other.must('getPending', { params })).status
    await expect.poll(status, A_JOB_LATER).toBe('prodigi_failed')
    await other.must('rejectOrder', { params, body: { reason: 'The printer refuses it.' } })
    await expect.poll(status, SOON).toBe('rejected')
  })
  await sleep(3000)
  expect(await livingPrints(purchase)).toEqual([])
})

// Guard: what Medusa rolls back is not the printer's.
it('or it is printed by the other: there is that print, and it goes on', async () => {
  const purchase = await frozenBeforePrint(async (made) => {
    await expect.poll(() => judge(stack, seenByOther(made)), A_JOB_LATER).toEqual(PROCESSED)
  })
  await sleep(3000)
  expect(await judge(stack, purchase)).toEqual(PROCESSED)
  expect(await livingPrints(purchase)).toEqual(['InProgress'])
})
