import Stripe from 'stripe'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { administrator, addAddress, designedLine, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { badSignatures } from '../support/bad-signatures'
import { loseTheNewsOf, openCheckout, ordersOf, paidCheckout, placedOrder } from '../support/checkout'
import { eachOf } from '../support/crowd'
import { rows } from '../support/database'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { makePromotion } from '../support/promotions'
import { sandboxClient } from '../support/sandbox-client'
import { stripeEvent } from '../support/stripe-event'

const stack = inject('stack')
const { databaseUrl } = stack
const sandbox = sandboxClient(stack)

const requestSchema = z.object({
  method: z.string(),
  path: z.string(),
  operation: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
  status: z.number().nullable(),
})
/** Of all files that have run beside this one. */
async function requests(operation: string) {
  const answer = await fetch(`${stack.sandbox.stripe}/_sandbox/requests?limit=2000&operation=${operation}`)
  return z.object({ requests: z.array(requestSchema) }).parse(await answer.json()).requests
}
const keptAs = async (id: string) =>
  (
    await rows<{ state: string }>(databaseUrl, 'select state from webhook_inbox where event_id = $1', [id])
  ).map(({ state }) => state)

describe('news from Stripe', () => {
  it('older than five minutes are refused, though well signed', async () => {
    const { sessionId } = await openCheckout(stack)
    const payload = JSON.stringify(stripeEvent('checkout.session.completed', { id: sessionId }))
    const stripe = new Stripe('sk_test_x')
    const told = (age: number) => {
      const timestamp = Math.floor(Date.now() / 1000) - age
      const signature = stripe.webhooks.generateTestHeaderString({
        payload,
        secret: stack.webhookSecret,
        timestamp,
      })
      return fetch(`${stack.backend}/api/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      })
    }
    expect((await told(330)).status).toBe(400)
    expect((await told(240)).status).toBe(200)
  })

  it('that are signed in none of forty ways as Stripe signs them are refused, and nothing is kept of them', async () => {
    const { shopper, sessionId } = await paidCheckout(stack)
    const news = stripeEvent('checkout.session.completed', { id: sessionId, object: 'checkout.session' })
    const bad = Object.entries(badSignatures(JSON.stringify(news), stack.webhookSecret))
    expect(bad).toHaveLength(40)
    const answers = await eachOf(bad, async ([name, { body, signature }]) => {
      const headers = {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      }
      const answer = await fetch(`${stack.backend}/api/webhooks/stripe`, { method: 'POST', headers, body })
      return `${name}: ${answer.status}`
    })
    expect(answers.filter((answer) => !answer.endsWith(': 400'))).toEqual([])
    expect(await keptAs(news.id)).toEqual([])
    // Each of them was about a payment that is there to be found.
    expect((await shopper.api.must('processPayment', { body: { sessionId } })).orderId).toBeTruthy()
  })

  it('are taken under either secret while one is changed for another', async () => {
    for (const secret of [stack.webhookSecret, stack.nextWebhookSecret]) {
      const news = stripeEvent('entirely.new.kind', { object: 'x', metadata: { checkout_id: 'nobodys' } })
      expect((await sandbox.webhook(news, secret)).status).toBe(200)
      expect(await keptAs(news.id)).toHaveLength(1)
    }
  })

  it('of a kind that is not known, or about what is not ours, are answered and change nothing', async () => {
    const { shopper, sessionId } = await openCheckout(stack)
    const [checkout] = await rows<{ id: string }>(
      databaseUrl,
      'select id from checkout where stripe_session_id = $1',
      [sessionId],
    )
    const metadata = { checkout_id: checkout?.id ?? '' }
    const foreign = stripeEvent('payout.paid', { id: 'po_1', object: 'payout' })
    const strange = stripeEvent('entirely.new.kind', { id: 'x_1', object: 'x', metadata })
    for (const news of [foreign, strange]) expect((await sandbox.webhook(news)).status).toBe(200)
    expect(await keptAs(foreign.id)).toEqual([])
    await expect.poll(() => keptAs(strange.id)).toEqual(['done'])
    const query = { session_id: sessionId }
    expect(await shopper.api.must('sessionStatus', { query })).toMatchObject({ status: 'open' })
    expect(await ordersOf(stack, shopper.id)).toEqual([])
  })

  it('that claim a payment are not believed: Stripe is asked', async () => {
    const { shopper, sessionId } = await openCheckout(stack)
    const [checkout] = await rows<{ id: string }>(
      databaseUrl,
      'select id from checkout where stripe_session_id = $1',
      [sessionId],
    )
    const lie = stripeEvent('checkout.session.completed', {
      id: sessionId,
      object: 'checkout.session',
      status: 'complete',
      payment_status: 'paid',
      metadata: { checkout_id: checkout?.id ?? '' },
    })
    expect((await sandbox.webhook(lie)).status).toBe(200)
    await expect.poll(() => keptAs(lie.id)).toEqual(['done'])
    expect(await ordersOf(stack, shopper.id)).toEqual([])
  })

  it('that come in any order and twice leave one order', async () => {
    const { shopper, sessionId } = await paidCheckout(stack)
    const session = (await sandbox.stripeState()).checkout_sessions?.find(({ id }) => id === sessionId) ?? {}
    const news = ['checkout.session.expired', 'payment_intent.canceled', 'checkout.session.completed'].map(
      (type) => stripeEvent(type, { object: 'checkout.session', ...session }),
    )
    for (const each of [...news, ...news].reverse()) expect((await sandbox.webhook(each)).status).toBe(200)
    await shopper.api.must('processPayment', { body: { sessionId } })
    for (const each of news) expect((await sandbox.webhook(each)).status).toBe(200)
    await expect
      .poll(async () => (await Promise.all(news.map(({ id }) => keptAs(id)))).flat())
      .toEqual(news.map(() => 'done'))
    expect(await ordersOf(stack, shopper.id)).toHaveLength(1)
    const query = { session_id: sessionId }
    expect(await shopper.api.must('sessionStatus', { query })).toMatchObject({ status: 'complete' })
  })
})

describe('a call to Stripe', () => {
  // Guard: the patience of the return page, which else waits as long as Stripe does, or as the orders before it take.
  it('that takes its time holds nobody up: who has paid is told to wait, and joins the one order when they ask again', async () => {
    const { shopper, sessionId, url } = await openCheckout(stack)
    await loseTheNewsOf(stack, sessionId)
    await sandbox.pay(url)
    // Three tries of nine seconds each: longer than anybody is kept waiting.
    const silence = { operation: 'checkout.sessions.retrieve', kind: 'timeout', times: 3, about: sessionId }
    await sandbox.fault('stripe', silence)
    const comeBack = () => shopper.api.call('processPayment', { body: { sessionId } })
    expect(await comeBack()).toMatchObject({
      status: 503,
      code: 'provider_unavailable',
      error: 'Your payment is still being looked up. Please wait a moment, and do not pay again.',
    })
    // What is left of that is waited for, and comes to nothing; the next look finds the payment.
    expect(await comeBack()).toMatchObject({ status: 503, code: 'provider_unavailable' })
    expect(await comeBack()).toMatchObject({ ok: true, data: { alreadyProcessed: false } })
    expect(await ordersOf(stack, shopper.id)).toHaveLength(1)
  })

  it('is none where somebody looks at a payment that the shop has seen', async () => {
    const { shopper, sessionId } = await paidCheckout(stack)
    await shopper.api.must('processPayment', { body: { sessionId } })
    const silence = { operation: 'checkout.sessions.retrieve', kind: 'error', status: 500, times: 9 }
    await sandbox.fault('stripe', { ...silence, about: sessionId })
    const sessions = (await sandbox.stripeState()).checkout_sessions ?? []
    const paid = sessions.find(({ id }) => id === sessionId)?.amount_total
    expect(await shopper.api.must('verifyPayment', { params: { id: sessionId } })).toMatchObject({
      ...{ verified: true, status: 'paid' },
      amountTotal: Number(paid) / 100,
    })
  })

  const opened = async (fault: object) => {
    const { api, email } = await newShopper(stack.backend)
    await addAddress(api)
    const { line } = await designedLine(api)
    // Other tests are asking Stripe at the same time.
    await sandbox.fault('stripe', { operation: 'checkout.sessions.create', about: email, ...fault })
    const began = Date.now()
    const answer = await api.call('createCheckoutSession', { body: { items: [line] } })
    const ms = Date.now() - began
    const sessions = (await sandbox.stripeState()).checkout_sessions ?? []
    const asked = await requests('checkout.sessions.create')
    const calls = asked.filter(({ body }) => JSON.stringify(body).includes(email)).length
    return { answer, ms, calls, pages: sessions.filter(({ customer_email }) => customer_email === email) }
  }

  it('whose answer is lost twice is repeated under its key and opens one page', async () => {
    const { answer, pages } = await opened({ kind: 'drop_after', times: 2 })
    expect(answer.ok).toBe(true)
    expect(pages).toHaveLength(1)
  })

  it('that is not answered is given up in time to be tried again', async () => {
    const { answer, ms, pages } = await opened({ kind: 'timeout' })
    expect(answer.ok).toBe(true)
    expect(ms).toBeLessThan(20_000)
    expect(pages).toHaveLength(1)
  })

  it('that is refused is tried three times at most', async () => {
    const { answer, pages, calls } = await opened({ kind: 'error', status: 500, times: 3 })
    expect(answer).toMatchObject({ ok: false, code: 'provider_unavailable' })
    expect(pages).toEqual([])
    expect(calls).toBe(3)
  })
})

describe('a refund', () => {
  let admin: ApiClient
  let medusa: MedusaAdmin
  beforeAll(async () => {
    admin = await administrator(stack.backend)
    medusa = await merchandiser(stack.backend)
  })

  async function capturedOrder() {
    const purchase = await placedOrder(stack)
    await admin.must('processOrder', { params: { id: purchase.orderId } })
    const [payment] = await rows<{ id: string; intent: string }>(
      databaseUrl,
      `select p.id, p.data->>'payment_intent' as intent from payment p
         join order_payment_collection o on o.payment_collection_id = p.payment_collection_id
        where o.order_id = $1`,
      [purchase.orderId],
    )
    if (!payment) throw new Error('There is no payment')
    const refund = (amount: number) => medusa.call('POST', `/payments/${payment.id}/refund`, { amount })
    const given = async () =>
      ((await sandbox.stripeState()).refunds ?? [])
        .filter(({ payment_intent }) => payment_intent === payment.intent)
        .map(({ amount }) => amount)
    const booked = async () =>
      (
        await rows<{ amount: string }>(
          databaseUrl,
          'select amount from refund where payment_id = $1 and deleted_at is null order by created_at',
          [payment.id],
        )
      ).map(({ amount }) => Number(amount))
    return { refund, given, booked, intent: payment.intent }
  }

  it('in part, whose answer was lost, is given once though it is asked for again; a second part is another', async () => {
    const { refund, given, booked, intent } = await capturedOrder()
    const lost = { operation: 'refunds.create', kind: 'drop_after', times: 3, about: intent }
    await sandbox.fault('stripe', lost)
    await expect(refund(4)).rejects.toThrow(/answered 5/)
    expect([await given(), await booked()]).toEqual([[400], []])
    await refund(4)
    expect([await given(), await booked()]).toEqual([[400], [4]])
    await refund(4)
    expect([await given(), await booked()]).toEqual([
      [400, 400],
      [4, 4],
    ])
  })
})

/** What the library names a call by that nobody named: by chance, so that the same call of another try is another one to Stripe. */
const BY_CHANCE = /^stripe-node-retry-/

// Guards: the keys in providers/stripe/service.ts; a page and its coupon are one for one checkout, whichever try opens them.
it('every call that opens a page, takes or gives back carries a key of the shop’s own, and no two different ones the same', async () => {
  const { api } = await newShopper(stack.backend)
  await addAddress(api)
  const { line } = await designedLine(api)
  const { code: promoCode } = await makePromotion(await merchandiser(stack.backend), { percent: 10 })
  await api.must('createCheckoutSession', { body: { items: [line], promoCode } })

  const fields = z.record(z.string(), z.string())
  const asked = async (operation: string) =>
    (await requests(operation)).map(({ headers, path, body }) => {
      const form = fields.parse(body ?? {})
      return { key: headers['idempotency-key'] ?? '', form, said: `${path} ${JSON.stringify(form)}` }
    })
  const pages = await asked('checkout.sessions.create')
  const coupons = await asked('coupons.create')
  const captures = await asked('payment_intents.capture')
  const refunds = await asked('refunds.create')
  for (const calls of [pages, coupons, captures, refunds]) expect(calls).not.toEqual([])

  expect(pages.filter(({ key, form }) => key !== `${form.client_reference_id ?? ''}:session`)).toEqual([])
  expect(coupons.filter(({ key, form }) => key !== `${form['metadata[checkout_id]'] ?? ''}:coupon`)).toEqual(
    [],
  )
  // A payment that became no order has no row of Medusa's to name its refund by: how it stands is asked first (give-back.ts).
  const booked = refunds.filter(({ form }) => form['metadata[refund_request]'])
  expect(booked).not.toEqual([])
  expect([...captures, ...booked].filter(({ key }) => key === '' || BY_CHANCE.test(key))).toEqual([])

  const byKey = new Map<string, string>()
  for (const { key, said } of [...pages, ...coupons, ...captures, ...refunds]) {
    expect(byKey.get(key) ?? said, key).toBe(said)
    byKey.set(key, said)
  }
})
