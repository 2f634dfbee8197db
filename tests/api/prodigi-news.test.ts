import { expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { eachOf } from '../support/crowd'
import { rows } from '../support/database'
import { STRANGE } from '../support/fuzz/spoil'
import { HOSTILE_WORDS } from '../support/hostile-words'
import { printsOfOrder } from '../support/order-facts'
import { seeded } from '../support/random'

const stack = inject('stack')
const FORGED = 500

/** What a forger may claim of a print: other stages, other orders, other people's words, and what is no news at all. */
function forgeries(prodigiOrderId: string, shopOrderId: string): string[] {
  const random = seeded(20261123)
  const stages = ['Complete', 'Cancelled', 'InProgress', 'Draft', 'OnHold', 'shipped', '']
  const types = ['com.prodigi.order.status.stage.changed#', 'com.prodigi.order.shipments.shipment#', 'x#', '']
  return Array.from({ length: FORGED }, (_one, at) => {
    const stage = random.pick(stages)
    const words = random.pick(HOSTILE_WORDS)
    const strange = random.pick(STRANGE)
    const order = {
      id: random.pick([prodigiOrderId, 'ord_9999999', words, strange]),
      merchantReference: random.pick([shopOrderId, words]),
      status: {
        stage,
        issues: random.pick([[], [{ errorCode: words, description: words }], strange]),
        details: strange,
      },
      shipments: random.pick<unknown>([
        [],
        strange,
        [{ status: 'Shipped', carrier: { name: words }, tracking: { url: words, number: words } }],
      ]),
    }
    const news = {
      specversion: '1.0',
      id: random.pick<unknown>([`evt_forged_${at}`, 'evt_same', words, strange]),
      type: `${random.pick(types)}${stage}`,
      source: words,
      subject: random.pick([prodigiOrderId, 'ord_9999999']),
      data: random.pick<unknown>([{ order }, order, strange]),
      ...(random.chance(10) && { __proto__: { isAdmin: true }, constructor: { prototype: { stage } } }),
    }
    return random.chance(10) ? JSON.stringify(strange) : JSON.stringify(news)
  })
}

it('500 forged ones under a print’s own secret change nothing: what has become of it is asked of Prodigi', async () => {
  const admin = await administrator(stack.backend)
  const placed = await placedOrder(stack)
  const params = { id: placed.orderId }
  expect(await admin.must('processOrder', { params })).toMatchObject({ status: 'processed' })
  const submission = async () =>
    (
      await rows<{ id: string; callback_secret: string; prodigi_order_id: string; facts: string }>(
        stack.databaseUrl,
        `select id, callback_secret, prodigi_order_id, json_build_array(prodigi_order_id, status, stage, issues, shipments, cost,
           generation, cancel_asked_by, last_error)::text as facts from prodigi_submission where order_id = $1`,
        [placed.orderId],
      )
    )[0]
  const seen = async () => {
    const { status, history } = await admin.must('getPending', { params })
    const order = await placed.shopper.api.must('getOrder', { params })
    return { status, history, shown: [order.status, order.paymentStatus] }
  }
  // Prodigi's own news of the new order has been looked at.
  const settled = async () => (await submission())?.facts
  let last = await settled()
  await expect
    .poll(
      async () => {
        const before = last
        last = await settled()
        return before === last
      },
      { interval: 2000, timeout: 20_000 },
    )
    .toBe(true)
  const before = await submission()
  if (!before) throw new Error('There is no submission')
  const shown = await seen()
  const bodies = forgeries(before.prodigi_order_id, placed.orderId)
  const answers = await eachOf(bodies, async (body) => {
    const answer = await fetch(`${stack.backend}/api/webhooks/prodigi/${before.callback_secret}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return { status: answer.status, body, said: await answer.text() }
  })
  expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(FORGED * 0.8)
  const unread = async () =>
    (
      await rows(
        stack.databaseUrl,
        'select 1 from prodigi_callback where submission_id = $1 and processed_at is null',
        [before.id],
      )
    ).length
  await expect.poll(unread, { timeout: 60_000, interval: 500 }).toBe(0)
  expect((await submission())?.facts).toBe(before.facts)
  expect(await seen()).toEqual(shown)
  expect(await printsOfOrder(stack, placed)).toHaveLength(1)
}, 180_000)

// Guard: which news an answer of Prodigi deals with is no matter of the process's clock and the database's.
it('news that came before Prodigi was asked are dealt with, though the database’s clock is an hour ahead', async () => {
  const admin = await administrator(stack.backend)
  const placed = await placedOrder(stack)
  await admin.must('processOrder', { params: { id: placed.orderId } })
  const [news] = await rows<{ id: string }>(
    stack.databaseUrl,
    `insert into prodigi_callback (id, event_id, submission_id, type, payload, created_at)
     select 'prcb_ahead_' || id, 'evt_ahead_' || id, id, 'com.prodigi.order.status.stage.changed#', '{}', now() + interval '1 hour'
       from prodigi_submission where order_id = $1 returning id`,
    [placed.orderId],
  )
  const open = () =>
    rows(stack.databaseUrl, 'select 1 from prodigi_callback where id = $1 and processed_at is null', [
      news?.id ?? '',
    ])
  expect(news).toBeDefined()
  await expect.poll(open, { timeout: 60_000, interval: 500 }).toEqual([])
})

it('one that nests without end is refused, whoever’s secret it comes under', async () => {
  for (const body of ['['.repeat(10_000) + ']'.repeat(10_000), '{"a":'.repeat(200) + '1' + '}'.repeat(200)]) {
    const answer = await fetch(`${stack.backend}/api/webhooks/prodigi/nobodys-secret`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      code: 'invalid_request',
      error: 'The request is nested too deeply',
    })
  }
})
