import { expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { withoutJobs } from '../support/crash'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'
import { paymentIdOf } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { databaseUrl } = stack
const A_JOB_LATER = { timeout: 110_000, interval: 1000 }
/** Longer ago than anything may still change, and than any other test goes back. */
const DAYS_AGO = 20

// Guard: a day that is added up is no longer read from its rows, and one that is not is. Judge: the shop's own sum of the payment.
it('a day that is long over counts the same before and after it was added up', async () => {
  const admin = await administrator(stack.backend)
  const { orderId } = await placedOrder(stack, { quantity: 2 })
  await admin.must('processOrder', { params: { id: orderId } })
  const { totalValue } = await admin.must('getPending', { params: { id: orderId } })
  const { orderId: waiting } = await placedOrder(stack)
  const [{ day } = { day: '' }] = await rows<{ day: string }>(
    databaseUrl,
    `select to_char((now() - make_interval(days => ${DAYS_AGO})) at time zone 'Europe/London', 'YYYY-MM-DD') as day`,
  )
  const sold = async () =>
    (await admin.must('adminSales', { query: { days: 30 } })).days.find((each) => each.day === day)
  const added = () =>
    rows(databaseUrl, 'select orders, pence, day from sales_day where day >= $1 order by day limit 2', [day])
  const expected = { day, orders: 2, revenue: totalValue }

  await withoutJobs(stack, async () => {
    // In one statement: a job that had begun before may add up in between.
    await rows(
      databaseUrl,
      `with decided as (
         update approval set created_at = created_at - interval '${DAYS_AGO} days' where order_id = any($2))
       update capture set created_at = created_at - interval '${DAYS_AGO} days' where payment_id in (
         select p.id from payment p join order_payment_collection l using (payment_collection_id) where l.order_id = $1)`,
      [orderId, [orderId, waiting]],
    )
    expect(await sold()).toEqual(expected)
  })
  const pence = Math.round(totalValue * 100)
  await expect
    .poll(added, A_JOB_LATER)
    .toEqual([expect.objectContaining({ day, orders: 2, pence }), expect.objectContaining({ orders: 0 })])
  expect(await sold()).toEqual(expected)
  expect((await admin.must('adminStats')).revenue).toBeGreaterThanOrEqual(totalValue)
  await admin.must('rejectOrder', { params: { id: waiting }, body: { reason: 'It shows a trademark.' } })
  // The figures add such days up; the orders themselves say the same, whatever became of them since.
  const off = async () => {
    const counted = await rows<{ total: number; processed: number; rejected: number }>(
      databaseUrl,
      `select count(*)::int as total, count(*) filter (where status = 'processed')::int as processed,
              count(*) filter (where status = 'rejected')::int as rejected
         from approval where deleted_at is null`,
    )
    const { totalCustomerOrders, processedOrders, rejectedOrders } = await admin.must('adminStats')
    const told = { total: totalCustomerOrders, processed: processedOrders, rejected: rejectedOrders }
    return JSON.stringify(told) === JSON.stringify(counted[0]) ? null : { told, counted }
  }
  await expect.poll(off, { timeout: 20_000 }).toBeNull()
})

// Guards: given-back.ts. What is refunded in Medusa of an order whose money a bank has taken holds the bank's part as well.
it('what a bank took comes off on the day that the dispute was lost, once, and never more than was taken', async () => {
  const admin = await administrator(stack.backend)
  const staff = await merchandiser(stack.backend)
  const sandbox = sandboxClient(stack)
  const day = async (ago: number) =>
    (await admin.must('adminSales', { query: { days: 9 } })).days.at(-1 - ago)
  const pence = async (ago: number) => Math.round(((await day(ago))?.revenue ?? 0) * 100)
  const before = { then: await pence(5), all: (await admin.must('adminStats')).revenue }

  /** Processed, and given back in part where that is said; then a bank decides, five days ago. */
  const decided = async (how: 'lost' | 'won', refunded = 0) => {
    const { orderId } = await placedOrder(stack)
    const params = { id: orderId }
    await admin.must('processOrder', { params })
    const { totalValue } = await admin.must('getPending', { params })
    const paymentId = await paymentIdOf(stack, orderId)
    if (refunded > 0) await staff.call('POST', `/payments/${paymentId}/refund`, { amount: refunded })
    const [{ intent } = { intent: '' }] = await rows<{ intent: string }>(
      databaseUrl,
      'select payment_intent_id as intent from checkout where order_id = $1',
      [orderId],
    )
    const dispute = await sandbox.dispute({ paymentIntent: intent })
    await sandbox.closeDispute(dispute, how)
    const stands = () => rows(databaseUrl, 'select status from payment_dispute where id = $1', [dispute])
    await expect.poll(stands, { timeout: 60_000 }).toEqual([{ status: how }])
    await rows(
      databaseUrl,
      `with earlier as (update refund set created_at = created_at - interval '6 days' where payment_id = $1)
       update payment_dispute set closed_at = closed_at - interval '5 days' where id = $2`,
      [paymentId, dispute],
    )
    return { params, total: Math.round(totalValue * 100) }
  }
  const whole = await decided('lost')
  expect(await pence(5)).toBe(before.then - whole.total)
  const part = await decided('lost', 1.5)
  expect(await pence(5)).toBe(before.then - whole.total - (part.total - 150))
  await decided('won')
  expect(await pence(5)).toBe(before.then - whole.total - (part.total - 150))

  // The print is stopped and the order refused: Medusa books a refund of all that was taken.
  await admin.must('cancelPrint', { params: whole.params, body: {} })
  const status = async () => (await admin.must('getPending', { params: whole.params })).status
  await expect.poll(status, { timeout: 60_000 }).toBe('prodigi_failed')
  const today = await pence(0)
  await admin.must('rejectOrder', { params: whole.params, body: { reason: 'It is disputed.' } })
  await expect.poll(status, { timeout: 60_000 }).toBe('rejected')
  expect([await pence(5), await pence(0)]).toEqual([before.then - whole.total - (part.total - 150), today])
  // Of the three orders one was paid for good.
  const won = whole.total
  const stats = async () => Math.round(((await admin.must('adminStats')).revenue - before.all) * 100)
  await expect.poll(stats, { timeout: 20_000 }).toBe(won)
})

// Guard: days that a clock added up which was ahead are none. Judge: the orders, by their rows.
it('a day that was added up too early is not counted, and goes', async () => {
  const admin = await administrator(stack.backend)
  await placedOrder(stack)
  await rows(
    databaseUrl,
    `insert into sales_day (id, day, orders, pence)
     select 'sday_early_' || n, to_char((now() at time zone 'Europe/London')::date - n, 'YYYY-MM-DD'), 1000, 100
       from generate_series(0, 7) n on conflict (day) do nothing`,
  )
  const off = async () => {
    const [counted] = await rows<{ orders: number }>(
      databaseUrl,
      'select count(*)::int as orders from approval where deleted_at is null',
    )
    return (await admin.must('adminStats')).totalCustomerOrders - (counted?.orders ?? 0)
  }
  await expect.poll(off, { timeout: 20_000 }).toBe(0)
  const early = () => rows(databaseUrl, `select day from sales_day where id like 'sday_early_%'`)
  await expect.poll(early, A_JOB_LATER).toEqual([])
  await expect.poll(off, { timeout: 20_000 }).toBe(0)
})
