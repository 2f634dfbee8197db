import { afterAll, beforeAll, expect, it } from 'vitest'
import { administrator, newShopper, type Shopper } from '../support/actors'
import { forgetPeak, linuxMemory } from '../support/backend-process'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'
import { startStack, type RunningStack } from '../support/stack'
import { growDesigns } from './grow-designs'
import { growOrders, type Pattern } from './grow-orders'
import { compare, load, type Target } from './load'
import { makePatterns } from './patterns'
import { megabytesOf } from './shoppers/processes'
import { markdown } from './table'

const SIZES = (process.env.BENCH_ORDERS ?? '1000,10000,100000').split(',').map(Number)
const DESIGNS = Number(process.env.BENCH_DESIGNS ?? 100_000)
const OWN_ORDERS = 20
const OWN_DESIGNS = 500
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const CONNECTIONS = [1, 8]
const BUDGET_MS = 100
const tellsMemory = process.platform === 'linux'

let stack: RunningStack
let patterns: Pattern[]
beforeAll(async () => {
  stack = await startStack({ storefront: false, settings: { NODE_ENV: 'production' } })
  patterns = await makePatterns(stack)
  await growDesigns(stack.databaseUrl, DESIGNS)
})
afterAll(() => stack.stop())

/** What an administrator and a customer with some orders ask their pages for. */
async function targetsFor({ api }: Shopper): Promise<Target[]> {
  const { backend, databaseUrl } = stack
  const [some] = await rows<{ id: string; number: number; session: string; email: string }>(
    databaseUrl,
    `select o.id, o.display_id::int as number, c.stripe_session_id as session, o.email
     from "order" o join checkout c on c.order_id = o.id order by o.display_id offset 500 limit 1`,
  )
  if (!some) throw new Error('There are no orders')
  const [{ pages } = { pages: 1 }] = await rows<{ pages: number }>(
    databaseUrl,
    'select (count(*) / 20)::int as pages from approval',
  )
  const bearer = (token: string | null) => ({ authorization: `Bearer ${token ?? ''}` })
  const panel = bearer((await administrator(backend)).token)
  const medusa = bearer((await merchandiser(backend)).token)
  const customer = bearer(api.token)
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const at = (name: string, headers: Record<string, string>, path: string): Target => ({
    name,
    url: `${backend}${path}`,
    headers,
  })
  const orders = (name: string, query: Record<string, string> = {}) =>
    at(`orders: ${name}`, panel, `/api/order/admin/orders?${new URLSearchParams(query).toString()}`)
  return [
    orders('all, newest'),
    orders('all, oldest', { sort: 'oldest' }),
    orders('all, middle page', { page: String(Math.ceil(pages / 2)) }),
    orders('all, last page', { page: String(Math.max(1, pages)) }),
    orders('waiting', { status: 'pending_admin_approval' }),
    orders('waiting, oldest', { status: 'pending_admin_approval', sort: 'oldest' }),
    orders('processed', { status: 'processed' }),
    orders('rejected and cancelled', { status: 'rejected,cancelled' }),
    orders('failed (none)', { status: 'prodigi_failed' }),
    orders('held up', { trouble: 'true' }),
    orders('doubted', { doubted: 'true' }),
    orders('stuck', { stuck: 'true' }),
    orders('of a week', { from: dayAgo(7) }),
    orders('processed, of a year', { status: 'processed', from: dayAgo(500), to: dayAgo(135) }),
    orders('search: number', { search: `#${some.number}` }),
    orders('search: id', { search: some.id }),
    orders('search: part of an id', { search: some.id.slice(-9) }),
    orders('search: session', { search: some.session }),
    orders('search: e-mail', { search: some.email }),
    orders('search: full name', { search: 'ada patelson' }),
    orders('search: common name', { search: 'patelson' }),
    orders('search: two letters', { search: 'ng' }),
    orders('search: of nobody', { search: 'zeppelin' }),
    orders('search: name among the waiting', { search: 'patelson', status: 'pending_admin_approval' }),
    orders('search: name of a week', { search: 'patelson', from: dayAgo(7) }),
    at('orders: a hundred at once', panel, '/api/order/admin/pending?limit=100'),
    at('one order', panel, `/api/order/admin/pending/${some.id}`),
    at('stats', panel, '/api/order/admin/stats'),
    at('sales, 30 days', panel, '/api/order/admin/sales?days=30'),
    at('sales, 366 days', panel, '/api/order/admin/sales?days=366'),
    at('parked payments', panel, '/api/order/admin/parked?limit=20'),
    at('Medusa’s admin: approvals', medusa, '/admin/approvals?limit=20'),
    at('Medusa’s admin: designs to review', medusa, '/admin/designs?limit=24'),
    at('Medusa’s admin: published designs', medusa, '/admin/designs?limit=24&status=published'),
    at(
      'Medusa’s admin: published designs, a word',
      medusa,
      '/admin/designs?limit=24&status=published&q=whale',
    ),
    at('Medusa’s admin: reviews', medusa, '/admin/reviews?limit=20'),
    at('Medusa’s admin: activity', medusa, '/admin/activity?limit=20'),
    at('Medusa’s admin: messages', medusa, '/admin/contact-messages?limit=20'),
    at('Medusa’s admin: parked payments', medusa, '/admin/parked?limit=20'),
    at(`dashboard: ${OWN_ORDERS} own orders`, customer, '/api/orders'),
    at(
      'dashboard: own recent orders',
      customer,
      `/api/order/recent?email=${encodeURIComponent(await emailOf(api))}`,
    ),
    at(`dashboard: ${OWN_DESIGNS} own designs`, customer, '/api/designs?userId=me&limit=50'),
    at('dashboard: own designs, a word', customer, '/api/designs?userId=me&limit=50&search=whale'),
    at('dashboard: membership', customer, '/api/membership'),
    at('dashboard: profile', customer, '/api/auth/profile'),
    at('gallery, newest', customer, '/api/designs?limit=20'),
  ]
}
const emailOf = async (api: Shopper['api']) => (await api.must('getProfile')).email

/** Some of the copied orders and designs become theirs. */
async function give({ id }: Shopper): Promise<void> {
  const mine = `select order_id from approval where status = 'processed' and order_id ~ '[0-9]{7}$' order by created_at desc limit ${OWN_ORDERS}`
  await rows(stack.databaseUrl, `update checkout set customer_id = $1 where order_id in (${mine})`, [id])
  await rows(stack.databaseUrl, `update "order" set customer_id = $1 where id in (${mine})`, [id])
  await rows(
    stack.databaseUrl,
    `update design set owner_customer_id = $1, guest_key_hash = null
     where id in (select id from design where owner_customer_id is null order by id limit ${OWN_DESIGNS})`,
    [id],
  )
}

/** The shop's own job sees to it within a minute. */
async function daysAddedUp(): Promise<number> {
  const [row] = await rows<{ days: number }>(stack.databaseUrl, 'select count(*)::int as days from sales_day')
  return row?.days ?? 0
}

/** What PostgreSQL's processes have of their own; what they share is set by its settings. */
async function ofPostgres(): Promise<number> {
  const processes = await rows<{ pid: number }>(stack.databaseUrl, 'select pid from pg_stat_activity')
  return megabytesOf(processes.map(({ pid }) => pid))
}

it('the lists of administrators and customers as orders grow', async () => {
  const over: string[] = []
  const memory: (string | number)[][] = []
  for (const size of SIZES) {
    const begun = performance.now()
    await growOrders(stack.databaseUrl, size, patterns)
    console.log(`${size} orders were there after ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    await expect.poll(daysAddedUp, { timeout: 180_000, interval: 1000 }).toBeGreaterThan(0)
    const shopper = await newShopper(stack.backend)
    await give(shopper)
    const targets = await targetsFor(shopper)
    for (const target of targets) await load(target, 2, 1)
    if (tellsMemory) forgetPeak(stack)
    const figures = new Map<number, Awaited<ReturnType<typeof compare>>>()
    for (const connections of CONNECTIONS)
      figures.set(connections, await compare(targets, { connections, rounds: ROUNDS, seconds: SECONDS }))
    const lines = targets.map(({ name }) => [
      name,
      ...CONNECTIONS.flatMap((connections) => {
        const { p50 = NaN, p95 = NaN } = figures.get(connections)?.get(name) ?? {}
        return [p50, p95]
      }),
    ])
    const head = CONNECTIONS.flatMap((many) => [`p50 ms, ${many} at once`, `p95 ms, ${many} at once`])
    console.log(`\n${markdown([`${size.toLocaleString('en-GB')} orders`, ...head], lines)}\n`)
    if (tellsMemory)
      memory.push([size.toLocaleString('en-GB'), linuxMemory(stack, 'VmHWM'), await ofPostgres()])
    for (const [name, , p95] of lines)
      if (Number(p95) > BUDGET_MS) over.push(`${size}: ${name} ${Number(p95).toFixed(0)} ms`)
  }
  if (tellsMemory)
    console.log(`\n${markdown(['orders', 'backend at most, MB', 'PostgreSQL’s processes, MB'], memory)}\n`)
  expect(over).toEqual([])
})
