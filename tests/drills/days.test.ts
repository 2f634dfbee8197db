import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { withoutJobs } from '../support/crash'
import { rows } from '../support/database'
import { believeIn } from '../support/database-clock'
import { judge, PROCESSED } from '../support/judge'
import { readPaper } from '../support/paper'
import { startStack, type RunningStack } from '../support/stack'

const LATER = { timeout: 110_000, interval: 1000 }

interface Case {
  /** A day of 23 or 25 hours, or one that most years have not. */
  day: string
  /** Half an hour to each side of where the day before ends and where this one does, by the clock on the wall. */
  moments: [before: string, first: string, last: string, after: string]
  /** The days they are, in the chart and on the invoice. */
  days: [string, string, string]
  written: [string, string, string]
  /** A week or so later, while these days may still change, and when they are added up. */
  seen: string
  over: string
}
const CASES: Case[] = [
  {
    day: 'the 23 hours of 29 March 2026',
    moments: ['2026-03-28T23:30:00Z', '2026-03-29T00:30:00Z', '2026-03-29T22:30:00Z', '2026-03-29T23:30:00Z'],
    days: ['2026-03-28', '2026-03-29', '2026-03-30'],
    written: ['28 March 2026', '29 March 2026', '30 March 2026'],
    seen: '2026-04-02T12:00:00Z',
    over: '2026-04-15T23:30:00Z',
  },
  {
    day: 'the 25 hours of 25 October 2026',
    moments: ['2026-10-24T22:30:00Z', '2026-10-24T23:30:00Z', '2026-10-25T23:30:00Z', '2026-10-26T00:30:00Z'],
    days: ['2026-10-24', '2026-10-25', '2026-10-26'],
    written: ['24 October 2026', '25 October 2026', '26 October 2026'],
    seen: '2026-10-31T00:30:00Z',
    over: '2026-11-10T00:30:00Z',
  },
  {
    day: '29 February 2028',
    moments: ['2028-02-28T23:30:00Z', '2028-02-29T00:30:00Z', '2028-02-29T23:30:00Z', '2028-03-01T00:30:00Z'],
    days: ['2028-02-28', '2028-02-29', '2028-03-01'],
    written: ['28 February 2028', '29 February 2028', '1 March 2028'],
    seen: '2028-03-02T12:00:00Z',
    over: '2028-03-20T12:00:00Z',
  },
]

/** Where the process believes to be, and the database's sessions with it. */
describe.each(['Europe/London', 'America/New_York', 'Pacific/Auckland'])('a shop in %s', (zone) => {
  let stack: RunningStack
  let admin: ApiClient
  const orders: { orderId: string; total: number }[] = []
  beforeAll(async () => {
    const settings = { TZ: zone, PGOPTIONS: `-c timezone=${zone}` }
    stack = await startStack({ storefront: false, failPoints: true, settings })
    admin = await administrator(stack.backend)
  }, 300_000)
  afterAll(() => stack.stop())

  async function moved({ orderId }: { orderId: string }, at: string): Promise<void> {
    const { databaseUrl } = stack
    await rows(databaseUrl, 'update "order" set created_at = $2 where id = $1', [orderId, at])
    await rows(databaseUrl, 'update approval set created_at = $2 where order_id = $1', [orderId, at])
    await rows(
      databaseUrl,
      `update capture set created_at = $2 where payment_id in (
         select p.id from payment p join order_payment_collection l using (payment_collection_id) where l.order_id = $1)`,
      [orderId, at],
    )
  }

  it('sells', async () => {
    for (const quantity of [1, 2, 3, 4]) {
      const order = await placedOrder(stack, { quantity })
      await admin.must('processOrder', { params: { id: order.orderId } })
      await expect.poll(() => judge(stack, order), LATER).toEqual(PROCESSED)
      const { totalValue: total } = await admin.must('getPending', { params: { id: order.orderId } })
      orders.push({ orderId: order.orderId, total })
    }
  })

  it.each(CASES)('counts and writes $day as Britain does', async (wanted) => {
    const { moments, days, written, seen, over } = wanted
    const [before = 0, first = 0, last = 0, after = 0] = orders.map(({ total }) => total)
    const expected = [
      { day: days[0], orders: 1, revenue: before },
      { day: days[1], orders: 2, revenue: Math.round((first + last) * 100) / 100 },
      { day: days[2], orders: 1, revenue: after },
    ]
    const sales = async () => (await admin.must('adminSales', { query: { days: 30 } })).days
    const sold = async () => (await sales()).filter(({ day }) => days.includes(day))
    await withoutJobs(stack, async () => {
      for (const [at, order] of orders.entries()) await moved(order, moments[at] ?? '')
      await believeIn(stack.databaseUrl, seen)
      expect(await sold()).toEqual(expected)
      // Each day once: none is left out where there are fewer hours, none stands twice where there are more.
      const shown = (await sales()).map(({ day }) => Date.parse(day) / 86_400_000)
      expect(shown).toEqual(Array.from({ length: 30 }, (_, at) => (shown[0] ?? 0) + at))
      for (const [at, { orderId }] of orders.entries()) {
        const day = written[[0, 1, 1, 2][at] ?? 0] ?? ''
        const { text } = await readPaper(admin, orderId)
        for (const line of [`Order date ${day}`, `Date (tax point) ${day}`, `Paid by card on ${day}`])
          expect(text).toContain(line)
      }
      await believeIn(stack.databaseUrl, over)
    })
    const added = () =>
      rows(stack.databaseUrl, 'select 1 from sales_day where day = $1', [days[2]]).then(
        (found) => found.length,
      )
    await expect.poll(added, LATER).toBe(1)
    expect(await sold()).toEqual(expected)
  })
})
