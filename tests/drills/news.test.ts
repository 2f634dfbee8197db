import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { administrator, guest } from '../support/actors'
import { openCheckout, placedOrder } from '../support/checkout'
import { copiesOf, type Copy } from '../support/copies'
import { killedAt, withoutJobs } from '../support/crash'
import { eachOf } from '../support/crowd'
import { rows } from '../support/database'
import { ordersOf, reached, runsOr, secondsSince, SEED, spreadOver } from '../support/drill'
import { seeded } from '../support/random'
import { sandboxClient, type SandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'
import { stripeEvent } from '../support/stripe-event'

/** What Stripe may tell of one purchase, and of which of its objects. */
const KINDS = [
  ['checkout.session.completed', 'session'],
  ['checkout.session.expired', 'session'],
  ['payment_intent.amount_capturable_updated', 'intent'],
  ['payment_intent.succeeded', 'intent'],
  ['payment_intent.canceled', 'intent'],
  ['charge.refunded', 'charge'],
] as const
const MOST_COPIES = 5

let stack: RunningStack
let sandbox: SandboxClient
beforeAll(async () => {
  stack = await startStack({
    storefront: false,
    failPoints: true,
    settings: { ADMIN_DECISIONS_PER_MINUTE: '100000' },
  })
  sandbox = sandboxClient(stack)
}, 300_000)
afterAll(() => stack.stop())

/** An event about a copy, of which only what it is about is true: the shop has to ask Stripe for the rest. */
function told({ checkoutId, sessionId, intentId }: Copy, [type, about]: (typeof KINDS)[number]) {
  const metadata = { checkout_id: checkoutId }
  const payment_intent = intentId || null
  const objects = {
    session: { object: 'checkout.session', id: sessionId, metadata, payment_intent },
    intent: { object: 'payment_intent', id: intentId || 'pi_none', metadata },
    charge: { object: 'charge', id: `ch_${checkoutId}`, metadata, payment_intent },
  }
  return stripeEvent(type, objects[about])
}

/** All that the database holds of each checkout, but for ids and times. */
const ENDS = `
  select c.id, json_build_object(
    'state', c.state, 'paid', c.paid_pence, 'parked', c.parked_reason,
    'tied', exists (select from "order" o where o.id = c.order_id and o.metadata->>'checkout_id' = c.id),
    'orders', (select json_agg(json_build_array(o.status, o.canceled_at is not null)) from "order" o
      where o.metadata->>'checkout_id' = c.id and o.deleted_at is null),
    'approvals', (select json_agg(a.status) from approval a where a.order_id = c.order_id),
    'tasks', (select count(*) from approval_task t where t.order_id = c.order_id),
    'payments', (select json_agg(json_build_array(p.amount, p.captured_at is not null, p.canceled_at is not null, k.status,
        k.authorized_amount)) from order_payment_collection l join payment_collection k on k.id = l.payment_collection_id
      join payment p on p.payment_collection_id = k.id where l.order_id = c.order_id and l.deleted_at is null),
    'money', (select count(*) from order_transaction t where t.order_id = c.order_id),
    'mails', (select json_agg(m.template order by m.template) from mail_message m where m.dedupe_key like '%' || c.order_id),
    'news', (select json_agg(json_build_array(i.type, i.state) order by i.type) from webhook_inbox i where i.checkout_id = c.id)
  )::text as "end"
  from checkout c where c.id = any($1)`
const endsOf = (copies: Copy[]) =>
  rows<{ id: string; end: string }>(stack.databaseUrl, ENDS, [copies.map(({ checkoutId }) => checkoutId)])

it('F3: the six kinds of news of a purchase, in every order, each up to five times, leave the same', async () => {
  const random = seeded(SEED)
  const orders = spreadOver(ordersOf([...KINDS]), runsOr(720))
  await sandbox.events(false)
  const copies = await copiesOf(stack, await openCheckout(stack), orders.length, { pay: false })
  const ids = copies.map(({ checkoutId }) => checkoutId)
  // Nothing but the news leads to the order.
  const later = `update checkout set next_attempt_at = now() + interval '1 day' where id = any($1)`
  await rows(stack.databaseUrl, later, [ids])
  const plays = copies.map((copy, at) => ({
    copy,
    order: orders[at] ?? [],
    paidBefore: random.whole(0, KINDS.length - 1),
    times: KINDS.map(() => random.whole(1, MOST_COPIES)),
  }))
  const began = Date.now()
  let sent = 0
  await eachOf(plays, async ({ copy, order, paidBefore, times }) => {
    for (const [at, kind] of order.entries()) {
      if (at === paidBefore) expect((await sandbox.pay(copy.url)).status).toBe(303)
      const news = told(copy, kind)
      for (let time = 0; time < (times[at] ?? 1); time += 1) {
        expect((await sandbox.webhook(news)).status).toBe(200)
        sent += 1
      }
    }
  })
  const waiting = async () =>
    (
      await rows(
        stack.databaseUrl,
        `select 1 from webhook_inbox where checkout_id = any($1) and state = 'received'`,
        [ids],
      )
    ).length
  await expect.poll(waiting, { timeout: 2_400_000, interval: 1000 }).toBe(0)
  const ends = await endsOf(copies)
  const [first] = ends
  expect(JSON.parse(first?.end ?? '{}')).toMatchObject({
    state: 'completed',
    parked: null,
    tied: true,
    orders: [['pending', false]],
    approvals: ['pending_admin_approval'],
    tasks: 0,
    money: 0,
    mails: ['order-confirmation'],
    news: KINDS.map(([type]) => [type, 'done']).sort(),
  })
  expect(ends).toHaveLength(orders.length)
  expect(ends.filter(({ end }) => end !== first?.end)).toEqual([])
  reached(
    'F3',
    `${ends.length} orders of 720, ${sent} events in ${Math.round((Date.now() - began) / 1000)} s: one end`,
  )
}, 3_600_000)

it('F6: what was answered with 200 is there after a kill, however many were on their way', async () => {
  const EACH = 100
  const kills = Math.ceil(runsOr(1000) / EACH)
  const random = seeded(SEED)
  let answered = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const deadly = random.whole(EACH / 4, EACH - 1)
    const news = [...Array(EACH).keys()].map((at) =>
      stripeEvent('checkout.session.completed', {
        object: 'checkout.session',
        id: `cs_test_${kill}_${at}`,
        metadata: { checkout_id: `${at === deadly ? 'deadly' : 'nobody'}_${kill}_${at}` },
      }),
    )
    const kept: string[] = []
    await withoutJobs(stack, async () => {
      const place = {
        point: 'StripeCheckoutService.findCheckout',
        when: 'before',
        about: `deadly_${kill}_`,
      } as const
      await killedAt(stack, place, () =>
        eachOf(news, async (one) => {
          const answer = await sandbox.webhook(one).catch(() => null)
          if (answer?.status === 200) kept.push(one.id)
        }),
      )
    })
    const found = await rows<{ event_id: string }>(
      stack.databaseUrl,
      'select event_id from webhook_inbox where event_id = any($1)',
      [kept],
    )
    expect(kept.filter((id) => !found.some(({ event_id }) => event_id === id))).toEqual([])
    answered += kept.length
    await sleep(100)
  }
  reached('F6', `${answered} events answered before or at ${kills} kills: none lost`)
}, 3_600_000)

it('F28: prints that all move in the same moment do not take the shop from its shoppers', async () => {
  const admin = await administrator(stack.backend)
  const copies = await copiesOf(stack, await placedOrder(stack), runsOr(120), { pay: true })
  await eachOf(copies, ({ orderId }) => admin.must('processOrder', { params: { id: orderId } }))
  const prints = await rows<{ id: string }>(
    stack.databaseUrl,
    'select prodigi_order_id as id from prodigi_submission where order_id = any($1)',
    [copies.map(({ orderId }) => orderId)],
  )
  expect(prints).toHaveLength(copies.length)
  let over = false
  const waits: number[] = []
  const failed: string[] = []
  const shopper = guest(stack.backend)
  const browsing = (async () => {
    while (!over) {
      const began = Date.now()
      const answer = await shopper.call('getProduct', { params: { id: '1' } }).catch(() => null)
      const { status } = await fetch(`${stack.backend}/api/health/ready`)
      waits.push(Date.now() - began)
      if (!answer?.ok || status !== 200) failed.push(`${answer?.status} and ${status}`)
      await sleep(200)
    }
  })()
  const began = Date.now()
  await Promise.all(prints.map(({ id }) => sandbox.advancePrint(id, 'delivered')))
  const left = async () =>
    (
      await rows(
        stack.databaseUrl,
        `select 1 from prodigi_submission where order_id = any($1) and (status <> 'delivered' or news_pending)`,
        [copies.map(({ orderId }) => orderId)],
      )
    ).length
  await expect.poll(left, { timeout: 600_000, interval: 1000 }).toBe(0)
  over = true
  await browsing
  reached(
    'F28',
    `${prints.length} prints delivered at once, followed within ${secondsSince(began)} s; a shopper waited ${Math.max(...waits)} ms at most, ${failed.length} of ${waits.length} looks failed`,
  )
  expect(failed).toEqual([])
}, 3_600_000)
