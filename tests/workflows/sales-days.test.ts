import { expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { withoutJobs } from '../support/crash'
import { rows } from '../support/database'

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
  const [{ day } = { day: '' }] = await rows<{ day: string }>(
    databaseUrl,
    `select to_char((now() - make_interval(days => ${DAYS_AGO})) at time zone 'Europe/London', 'YYYY-MM-DD') as day`,
  )
  const sold = async () =>
    (await admin.must('adminSales', { query: { days: 30 } })).days.find((each) => each.day === day)
  const added = () =>
    rows(databaseUrl, 'select orders, pence, day from sales_day where day >= $1 order by day limit 2', [day])
  const expected = { day, orders: 1, revenue: totalValue }

  await withoutJobs(stack, async () => {
    // In one statement: a job that had begun before may add up in between.
    await rows(
      databaseUrl,
      `with decided as (
         update approval set created_at = created_at - interval '${DAYS_AGO} days' where order_id = $1)
       update capture set created_at = created_at - interval '${DAYS_AGO} days' where payment_id in (
         select p.id from payment p join order_payment_collection l using (payment_collection_id) where l.order_id = $1)`,
      [orderId],
    )
    expect(await sold()).toEqual(expected)
  })
  const pence = Math.round(totalValue * 100)
  await expect
    .poll(added, A_JOB_LATER)
    .toEqual([expect.objectContaining({ day, orders: 1, pence }), expect.objectContaining({ orders: 0 })])
  expect(await sold()).toEqual(expected)
  const { revenue, totalCustomerOrders, processedOrders } = await admin.must('adminStats')
  expect(revenue).toBeGreaterThanOrEqual(totalValue)
  // The figures add such days up; the orders themselves say the same.
  expect([{ totalCustomerOrders, processedOrders }]).toEqual(
    await rows(
      databaseUrl,
      `select count(*)::int as "totalCustomerOrders", count(*) filter (where status = 'processed')::int as "processedOrders"
         from approval where deleted_at is null`,
    ),
  )
})
