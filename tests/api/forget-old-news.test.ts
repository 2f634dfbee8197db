import { randomBytes } from 'node:crypto'
import { expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { openCheckout, placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { runScript } from '../support/run-script'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sql = <T extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  rows<T>(databaseUrl, text, values)

/** As the page on crashes says. */
const KEPT_DAYS = 90
const LONG_AGO = KEPT_DAYS + 1
const LATELY = KEPT_DAYS - 1
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const mark = randomBytes(6).toString('hex')

const event = (name: string, state: string, days: number) =>
  sql(
    `insert into webhook_inbox (id, event_id, type, payload, state, created_at, updated_at)
     values ($1, $1, 'charge.succeeded', '{}', $2, $3, $3)`,
    `${mark}-${name}`,
    state,
    daysAgo(days),
  )
const callback = (name: string, days: number, isDone: boolean) =>
  sql(
    `insert into prodigi_callback (id, event_id, submission_id, payload, processed_at, created_at, updated_at)
     values ($1, $1, 'none', '{}', $2, $3, $3)`,
    `${mark}-${name}`,
    isDone ? daysAgo(days) : null,
    daysAgo(days),
  )
const notice = (name: string, orderId: string, days: number) =>
  sql(
    `insert into approval_notice (id, order_id, kind, mark, created_at, updated_at) values ($1, $2, 'adjust', $1, $3, $3)`,
    `${mark}-${name}`,
    orderId,
    daysAgo(days),
  )
async function leftIn(table: 'webhook_inbox' | 'prodigi_callback' | 'approval_notice' | 'login_session') {
  const found = await sql<{ id: string }>(`select id from ${table} where id like $1 order by id`, `${mark}-%`)
  return found.map(({ id }) => id.slice(mark.length + 1))
}
const mail = (name: string, state: string, days: number) =>
  sql(
    `insert into mail_message (id, dedupe_key, "to", template, data, state, next_attempt_at, created_at, updated_at)
     values ($1, $1, 'ada@example.test', 'welcome', '{"name": "Ada"}', $2, now() + interval '1 hour', $3, $3)`,
    `${mark}-${name}`,
    state,
    daysAgo(days),
  )
const mails = () =>
  sql(
    `select substr(id, $2) as name, "to", data from mail_message where id like $1 order by id`,
    `${mark}-%`,
    mark.length + 2,
  )
const age = (orderId: string, days: number) =>
  sql('update approval set updated_at = $2 where order_id = $1', orderId, daysAgo(days))

it('news that were dealt with long ago are forgotten; what still waits, or may come twice, is not', async () => {
  const [over, recent, waiting] = await Promise.all([
    placedOrder(stack),
    placedOrder(stack),
    placedOrder(stack),
  ])
  const admin = await administrator(backend)
  for (const { orderId } of [over, recent]) {
    const body = { reason: 'It shows a logo.' }
    await admin.must('rejectOrder', { params: { id: orderId }, body })
    await expect
      .poll(() => sql('select status from approval where order_id = $1', orderId), { timeout: 60_000 })
      .toEqual([{ status: 'rejected' }])
  }
  for (const { orderId } of [over, waiting]) await age(orderId, LONG_AGO)

  await event('done-long-ago', 'done', LONG_AGO)
  await event('ignored-long-ago', 'ignored', LONG_AGO)
  await event('done-lately', 'done', LATELY)
  // Far from its turn, so that no job takes it up meanwhile.
  await event('received-long-ago', 'received', LONG_AGO)
  await sql(
    `update webhook_inbox set next_attempt_at = now() + interval '1 hour' where id = $1`,
    `${mark}-received-long-ago`,
  )
  await callback('done-long-ago', LONG_AGO, true)
  await callback('done-lately', LATELY, true)
  await callback('open-long-ago', LONG_AGO, false)
  await notice('over-long-ago', over.orderId, LONG_AGO)
  await notice('over-lately', over.orderId, LATELY)
  await notice('decided-lately', recent.orderId, LONG_AGO)
  await notice('undecided', waiting.orderId, LONG_AGO)

  await mail('failed-long-ago', 'failed', LONG_AGO)
  await mail('queued-long-ago', 'queued', LONG_AGO)
  await mail('sent-lately', 'sent', LATELY)
  await mail('sent-long-ago', 'sent', LONG_AGO)

  await runScript(stack, 'forget-old-news')

  expect(await leftIn('webhook_inbox')).toEqual(['done-lately', 'received-long-ago'])
  expect(await leftIn('prodigi_callback')).toEqual(['done-lately', 'open-long-ago'])
  expect(await leftIn('approval_notice')).toEqual(['decided-lately', 'over-lately', 'undecided'])
  const history = await sql('select 1 from approval_history where order_id = $1', over.orderId)
  expect(history.length, 'the history stays with the order').toBeGreaterThan(1)

  const whole = { to: 'ada@example.test', data: { name: 'Ada' } }
  const emptied = { to: '', data: {} }
  expect(await mails()).toEqual([
    { name: 'failed-long-ago', ...emptied },
    { name: 'queued-long-ago', ...whole },
    { name: 'sent-lately', ...whole },
    { name: 'sent-long-ago', ...emptied },
  ])
  await sql('delete from mail_message where id like $1', `${mark}-%`)
  await sql('delete from webhook_inbox where id like $1', `${mark}-%`)
  await sql('delete from prodigi_callback where id like $1', `${mark}-%`)
}, 180_000)

/** All that a payment page tells of a person in the database, by table. */
async function traces(checkoutId: string, cartId: string, addressId: string) {
  const counts = await sql<{ name: string; found: number }>(
    `select 'checkout' as name, count(*)::int as found from checkout where id = $1
     union all select 'cart', count(*)::int from cart where id = $2
       and (email is not null or customer_id is not null or metadata is not null or deleted_at is null)
     union all select 'line', count(*)::int from cart_line_item where cart_id = $2 and metadata is not null
     union all select 'session', count(*)::int from payment_session where data::text like '%' || $1 || '%'
     union all select 'address', count(*)::int from cart_address
       where id = $3 and coalesce(first_name, last_name, address_1, city, postal_code, phone, customer_id) is not null`,
    checkoutId,
    cartId,
    addressId,
  )
  return counts.filter(({ found }) => found > 0).map(({ name }) => name)
}

it('payment pages that nobody paid go with their copies of carts; a paid one stays however old', async () => {
  const sandbox = sandboxClient(stack)
  const opened = async (days: number, end: 'expire' | 'pay') => {
    const { shopper, sessionId, url } = await openCheckout(stack)
    if (end === 'pay') await sandbox.pay(url)
    else await sandbox.press(url, end)
    await shopper.api.call('processPayment', { body: { sessionId } })
    const [row] = await sql<{ id: string; cart_id: string; address_id: string }>(
      `update checkout c set updated_at = $2, created_at = $2 from cart k
       where c.stripe_session_id = $1 and k.id = c.cart_id returning c.id, k.id as cart_id, k.shipping_address_id as address_id`,
      sessionId,
      daysAgo(days),
    )
    return () => traces(row?.id ?? '', row?.cart_id ?? '', row?.address_id ?? '')
  }
  const [old, lately, paid] = await Promise.all([
    opened(LONG_AGO, 'expire'),
    opened(LATELY, 'expire'),
    opened(LONG_AGO, 'pay'),
  ])
  const whole = await old()
  expect(whole).toEqual(expect.arrayContaining(['checkout', 'cart', 'line', 'address']))

  await runScript(stack, 'forget-old-news')

  expect(await old()).toEqual([])
  expect(await lately()).toEqual(whole)
  expect(await paid()).toEqual(expect.arrayContaining(['checkout', 'cart', 'line']))
}, 180_000)

it('a sign-in goes 30 days after it ran out or was ended, whichever was first, as the Privacy Policy says', async () => {
  const signIn = (name: string, endsIn: number, ended: number | null) =>
    sql(
      `insert into login_session (id, customer_id, expires_at, revoked_at, created_at, updated_at)
       values ($1, 'nobody', $2, $3, $4, $4)`,
      `${mark}-${name}`,
      daysAgo(-endsIn),
      ended === null ? null : daysAgo(ended),
      daysAgo(LONG_AGO),
    )
  await signIn('ran-out-long-ago', -31, null)
  await signIn('ran-out-lately', -29, null)
  await signIn('ended-long-ago', 7, 31)
  await signIn('ended-lately', 7, 29)
  await signIn('good', 7, null)

  await runScript(stack, 'forget-old-news')

  expect(await leftIn('login_session')).toEqual(['ended-lately', 'good', 'ran-out-lately'])
  await sql('delete from login_session where id like $1', `${mark}-%`)
}, 60_000)
