import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSandbox, type Sandbox } from '../../index.js'
import { control, listenAsShop } from '../../testing/shop.js'

const SECRET = 'whsec_sandbox_test'
let shop: Awaited<ReturnType<typeof listenAsShop>>
let sandbox: Sandbox
let ledgerDir: string
let url: string
let stripe: Stripe

async function open(): Promise<void> {
  const webhooks = [{ url: `${shop.url}/hook`, secret: SECRET }]
  sandbox = await startSandbox({ ledgerDir, services: ['stripe'], stripe: { webhooks } })
  url = sandbox.stripe?.url ?? ''
  const { hostname, port } = new URL(url)
  stripe = new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
}

beforeEach(async () => {
  shop = await listenAsShop()
  ledgerDir = mkdtempSync(join(tmpdir(), 'sandbox-stripe-'))
  await open()
})
afterEach(async () => {
  await sandbox.close()
  await shop.close()
})

const rate = (name: string, amount: number) => ({
  shipping_rate_data: {
    display_name: name,
    type: 'fixed_amount' as const,
    fixed_amount: { amount, currency: 'gbp' },
    metadata: { option: name },
  },
})

async function createSession(options?: Stripe.RequestOptions) {
  const coupon = await stripe.coupons.create({ amount_off: 200, currency: 'gbp', name: 'WELCOME' })
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      success_url: 'http://shop.test/done?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://shop.test/cart',
      client_reference_id: 'checkout_1',
      customer_email: 'shopper@example.com',
      discounts: [{ coupon: coupon.id }],
      line_items: [
        { quantity: 2, price_data: { currency: 'gbp', unit_amount: 1200, product_data: { name: 'Snap' } } },
      ],
      shipping_options: [rate('Standard', 299), rate('Express', 599)],
      payment_intent_data: { capture_method: 'manual', metadata: { checkout: '1' } },
      custom_text: { submit: { message: 'Delivered to Ann & Bo' } },
    },
    options,
  )
}

const post = (session: Stripe.Checkout.Session, action: string, fields: Record<string, string> = {}) =>
  fetch(`${session.url ?? ''}/${action}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

async function payByExpress(session: Stripe.Checkout.Session) {
  const rate = session.shipping_options[1]?.shipping_rate
  const answer = await post(session, 'pay', {
    shipping_rate: typeof rate === 'string' ? rate : (rate?.id ?? ''),
  })
  return {
    answer,
    paid: await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge', 'shipping_cost.shipping_rate'],
    }),
  }
}

const intentOf = (session: Stripe.Checkout.Session): string =>
  typeof session.payment_intent === 'string' ? session.payment_intent : (session.payment_intent?.id ?? '')

it('takes no coupon name that Stripe would not take', async () => {
  const named = (name: string) => stripe.coupons.create({ amount_off: 200, currency: 'gbp', name })
  expect(await named('x'.repeat(40))).toMatchObject({ name: 'x'.repeat(40) })
  await expect(named('x'.repeat(41))).rejects.toMatchObject({ statusCode: 400, param: 'name' })
})

it('authorises on the hosted page, captures and refunds to the penny', async () => {
  const session = await createSession()
  expect(session.amount_total).toBe(2400 - 200 + 299)
  expect(await (await fetch(session.url ?? '')).text()).toContain(
    '<p class="soft">Delivered to Ann &amp; Bo</p>',
  )
  const { answer, paid } = await payByExpress(session)
  expect(answer.headers.get('location')).toBe(`http://shop.test/done?session=${session.id}`)
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    amount_total: 2799,
    total_details: { amount_discount: 200, amount_shipping: 599 },
    shipping_cost: { shipping_rate: { metadata: { option: 'Express' } } },
    payment_intent: { status: 'requires_capture', amount_capturable: 2799, metadata: { checkout: '1' } },
  })
  await control(url, 'faults', {
    operation: 'payment_intents.capture',
    kind: 'scenario',
    scenario: 'bank_refuses',
  })
  const key = { idempotencyKey: 'once' }
  for (let look = 0; look < 2; look += 1)
    await expect(stripe.paymentIntents.capture(intentOf(paid), {}, key)).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    })
  const captured = await stripe.paymentIntents.capture(intentOf(paid), { amount_to_capture: 2500 })
  expect(captured).toMatchObject({ status: 'succeeded', amount_received: 2500 })
  await stripe.refunds.create({ payment_intent: captured.id, amount: 500 })
  await stripe.refunds.create({ payment_intent: captured.id })
  const refunds = await stripe.refunds.list({ payment_intent: captured.id })
  expect(refunds.data.map((refund) => refund.amount)).toEqual([2000, 500])
  await expect(stripe.refunds.create({ payment_intent: captured.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  await expect(stripe.paymentIntents.capture(captured.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
})

it('signs its webhooks and repeats them until they are taken', async () => {
  shop.shop.answerWith = 500
  await payByExpress(await createSession())
  await vi.waitFor(() => expect(shop.received.length).toBeGreaterThanOrEqual(2))
  shop.shop.answerWith = 200
  await vi.waitFor(() => expect(shop.received.length).toBeGreaterThanOrEqual(4), { timeout: 4000 })
  const events = shop.received.map((each) =>
    stripe.webhooks.constructEvent(each.body, each.signature, SECRET),
  )
  expect(new Set(events.map((event) => event.type))).toEqual(
    new Set(['payment_intent.amount_capturable_updated', 'checkout.session.completed']),
  )
  expect(new Set(events.map((event) => event.id)).size).toBe(2)
  const first = shop.received[0]
  expect(() =>
    stripe.webhooks.constructEvent(first?.body ?? '', first?.signature ?? '', 'whsec_other'),
  ).toThrow()
})

it('lets a page be paid up to the second that its end is moved to, and not later', async () => {
  const endsIn = async (session: { id: string }, seconds: number) => {
    const expiresAt = Math.floor(Date.now() / 1000) + seconds
    return control(url, `sessions/${session.id}`, { expiresAt })
  }
  const press = (session: Stripe.Checkout.Session) =>
    fetch(`${session.url ?? ''}/pay`, { method: 'POST', redirect: 'manual', body: new URLSearchParams() })
  const [paid, late] = [await createSession(), await createSession()]
  await endsIn(paid, 60)
  expect((await press(paid)).status).toBe(303)
  await endsIn(late, 0)
  expect((await press(late)).status).toBe(410)
  expect((await stripe.checkout.sessions.retrieve(late.id)).status).toBe('expired')
  // What is paid stays paid.
  await endsIn(paid, 0)
  expect((await stripe.checkout.sessions.retrieve(paid.id)).status).toBe('complete')
  await vi.waitFor(() => {
    const types = shop.received.map(({ body }) => body)
    expect(types.filter((body) => body.includes('checkout.session.expired'))).toHaveLength(1)
  })
})

it('declines, returns and expires without taking money', async () => {
  const session = await createSession()
  const declined = await post(session, 'decline')
  expect(await declined.text()).toContain('Your card was declined')
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  expect((await post(session, 'cancel')).headers.get('location')).toBe('http://shop.test/cart')
  expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired')
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 })
  expect((await post(session, 'pay')).status).toBe(410)
})

it('answers a repeated key with the first answer and refuses it for another request', async () => {
  const fields = { email: 'a@example.com' }
  const first = await stripe.customers.create(fields, { idempotencyKey: 'key-1' })
  expect((await stripe.customers.create(fields, { idempotencyKey: 'key-1' })).id).toBe(first.id)
  await expect(
    stripe.customers.create({ email: 'b@example.com' }, { idempotencyKey: 'key-1' }),
  ).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  })
  await control(url, 'faults', { operation: 'customers.create', kind: 'error', status: 500 })
  const again = () => stripe.customers.create(fields, { idempotencyKey: 'key-2' })
  await expect(again()).rejects.toMatchObject({ statusCode: 500 })
  await expect(again()).rejects.toMatchObject({ statusCode: 500 })
})

it('has done the work when only its answer was lost', async () => {
  await control(url, 'faults', { operation: 'customers.create', kind: 'drop_after' })
  // The library itself asks once more after a broken connection, with the same key.
  const known = await stripe.customers.create({ email: 'lost@example.com' }, { idempotencyKey: 'key-3' })
  const all = await stripe.customers.list({ email: 'lost@example.com' })
  expect(all.data.map((customer) => customer.id)).toEqual([known.id])
  const ledger = await fetch(`${url}/_sandbox/requests?operation=customers.create`)
  expect(await ledger.json()).toMatchObject({
    requests: [{ status: null, fault: 'drop_after' }, { status: 200 }],
  })
})

it('has done the work when its answer came in half', async () => {
  await control(url, 'faults', { operation: 'customers.create', kind: 'cut_short' })
  const make = () => stripe.customers.create({ email: 'half@example.com' }, { idempotencyKey: 'key-4' })
  await expect(make()).rejects.toThrow('Invalid JSON')
  const all = await stripe.customers.list({ email: 'half@example.com' })
  expect(all.data.map(({ id }) => id)).toEqual([(await make()).id])
})

it('remembers everything after a restart', async () => {
  const { paid } = await payByExpress(await createSession())
  await sandbox.close()
  await open()
  const intent = await stripe.paymentIntents.retrieve(intentOf(paid))
  expect(intent.status).toBe('requires_capture')
  expect((await stripe.paymentIntents.cancel(intent.id)).status).toBe('canceled')
})

it('duplicates and loses events on request', async () => {
  await control(url, 'faults', { event: 'checkout.session.completed', kind: 'duplicated', copies: 3 })
  await control(url, 'faults', { event: 'payment_intent.amount_capturable_updated', kind: 'lost' })
  await payByExpress(await createSession())
  await vi.waitFor(() => expect(shop.received).toHaveLength(3))
  expect(new Set(shop.received.map((each) => each.body)).size).toBe(1)
})

it('loses the one event that a fault is about', async () => {
  const [one, other] = [await createSession(), await createSession()]
  await control(url, 'faults', { event: 'checkout.session.completed', kind: 'lost', about: one.id })
  await payByExpress(other)
  await payByExpress(one)
  const told = () => shop.received.filter(({ body }) => body.includes('checkout.session.completed'))
  await vi.waitFor(() => expect(told().some(({ body }) => body.includes(other.id))).toBe(true))
  expect(told().some(({ body }) => body.includes(one.id))).toBe(false)
})

it('lets an authorisation lapse when its clock is moved on', async () => {
  const { paid } = await payByExpress(await createSession())
  await control(url, 'clock', { advanceSeconds: 8 * 86_400 })
  expect((await stripe.paymentIntents.retrieve(intentOf(paid))).status).toBe('canceled')
})

it('refuses wrong keys and unknown addresses in the shape the library expects', async () => {
  const { hostname, port } = new URL(url)
  const live = new Stripe('sk_live_x', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
  await expect(live.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
  await expect(stripe.products.list()).rejects.toMatchObject({ statusCode: 404 })
})

async function payWith(session: Stripe.Checkout.Session, card: string) {
  const answer = await post(session, 'pay', { card })
  const now = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  })
  return { answer, now }
}

it.each([
  ['4000 0000 0000 9995', 'insufficient funds', 'insufficient_funds'],
  ['4000000000000002', 'declined', 'generic_decline'],
])('declines the card %s and takes another', async (card, words, decline_code) => {
  const session = await createSession()
  const { answer, now } = await payWith(session, card)
  expect(answer.status).toBe(402)
  expect(await answer.text()).toContain(words)
  const last_payment_error = { decline_code }
  expect(now).toMatchObject({ status: 'open', payment_intent: { last_payment_error } })
  const paid = await payWith(session, '5555 5555 5555 4444')
  expect(paid.now).toMatchObject({
    status: 'complete',
    payment_intent: {
      id: intentOf(now),
      status: 'requires_capture',
      last_payment_error: null,
      latest_charge: { payment_method_details: { card: { brand: 'mastercard', last4: '4444' } } },
    },
  })
})

it('takes no number that is none of the test cards', async () => {
  const { answer, now } = await payWith(await createSession(), '4111 1111 1111 1112')
  expect([answer.status, now.payment_intent]).toEqual([402, null])
})

it('asks the holder of a card with 3-D Secure first, who fails, tries again and completes', async () => {
  const session = await createSession()
  const card = '4000 0027 6000 3184'
  const { answer, now } = await payWith(session, card)
  const asked = answer.headers.get('location') ?? ''
  expect(now).toMatchObject({
    status: 'open',
    payment_intent: {
      status: 'requires_action',
      latest_charge: null,
      next_action: { type: 'redirect_to_url', redirect_to_url: { url: `${url}${asked}` } },
    },
  })
  expect(await (await fetch(`${url}${asked}`)).text()).toContain('3D Secure 2 Test Page')

  const failed = await post(session, 'authenticate/fail', { card })
  expect([failed.status, await failed.text()]).toEqual([
    402,
    expect.stringContaining('unable to authenticate'),
  ])
  expect(await stripe.paymentIntents.retrieve(intentOf(now))).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })

  await payWith(session, card)
  const done = await post(session, 'authenticate/complete', { card })
  expect(done.headers.get('location')).toBe(`http://shop.test/done?session=${session.id}`)
  const twice = await post(session, 'authenticate/complete', { card })
  expect(twice.headers.get('location')).toBe(done.headers.get('location'))
  const paid = await stripe.paymentIntents.retrieve(intentOf(now), { expand: ['latest_charge'] })
  expect(paid).toMatchObject({
    status: 'requires_capture',
    next_action: null,
    latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
  })
})

it('a holder who never answers is charged nothing, and the page runs out', async () => {
  const session = await createSession()
  const { now } = await payWith(session, '4000002760003184')
  await stripe.checkout.sessions.expire(session.id)
  expect((await stripe.paymentIntents.retrieve(intentOf(now))).status).toBe('canceled')
  expect((await post(session, 'authenticate/complete', { card: '4000002760003184' })).status).toBe(410)
})

it('refunds nothing of what a bank has taken back, and the rest only once that is decided', async () => {
  const { paid } = await payByExpress(await createSession())
  const { id, amount_received } = await stripe.paymentIntents.capture(intentOf(paid))
  const refund = (amount: number) => stripe.refunds.create({ payment_intent: id, amount })
  const refused = { code: 'charge_disputed', statusCode: 400 }
  await control(url, 'disputes', {
    paymentIntent: intentOf((await payByExpress(await createSession())).paid),
  })
  await control(url, 'disputes', { paymentIntent: id })
  const { data } = await stripe.disputes.list({ payment_intent: id })
  expect(data).toMatchObject([{ payment_intent: id, amount: amount_received }])
  const [dispute] = data
  await expect(refund(1)).rejects.toMatchObject(refused)
  const review = () => control(url, `disputes/${dispute?.id ?? ''}/review`, {})
  expect((await review()).status).toBe(200)
  expect((await review()).status).toBe(404)
  const told = () => shop.received.filter(({ body }) => body.includes('charge.dispute.updated'))
  await vi.waitFor(() => expect(told().map(({ body }) => body.includes('"under_review"'))).toEqual([true]))
  await expect(refund(1)).rejects.toMatchObject(refused)
  await control(url, `state/disputes/${dispute?.id ?? ''}`, { amount: 800 })
  await control(url, `disputes/${dispute?.id ?? ''}/close`, { status: 'lost' })
  await expect(refund(amount_received)).rejects.toMatchObject(refused)
  expect(await refund(amount_received - 800)).toMatchObject({ status: 'succeeded' })
})

it('lists what banks say against payments, newest first, since a time', async () => {
  const session = await createSession()
  await fetch(`${session.url ?? ''}/pay`, { method: 'POST', redirect: 'manual', body: new URLSearchParams() })
  const paymentIntent = intentOf(await stripe.checkout.sessions.retrieve(session.id))
  await control(url, 'disputes', { paymentIntent })
  await control(url, 'disputes', { paymentIntent, reason: 'duplicate' })
  await control(url, 'disputes', { paymentIntent, kind: 'warning', reason: 'misc' })
  const lately = { created: { gte: Math.floor(Date.now() / 1000) - 60 }, limit: 1 }
  const reasons: string[] = []
  for await (const { reason } of stripe.disputes.list(lately)) reasons.push(reason)
  expect(reasons).toEqual(['duplicate', 'fraudulent'])
  expect((await stripe.radar.earlyFraudWarnings.list(lately)).data).toMatchObject([
    { fraud_type: 'misc', payment_intent: paymentIntent },
  ])
  const later = { created: { gte: Math.floor(Date.now() / 1000) + 60 } }
  expect((await stripe.disputes.list(later)).data).toEqual([])
})

it('ends what a bank holds in the moment of the capture, and lets a row be tampered with', async () => {
  const id = intentOf((await payByExpress(await createSession())).paid)
  const changed = await control(url, `state/payment_intents/${id}`, { amount: 1, id: 'pi_other' })
  expect(changed.status).toBe(200)
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ id, amount: 1, amount_capturable: 2799 })
  expect((await control(url, 'state/payment_intents/pi_none', { amount: 1 })).status).toBe(404)
  const scenario = { operation: 'payment_intents.capture', kind: 'scenario', scenario: 'bank_ends' }
  await control(url, 'faults', scenario)
  await expect(stripe.paymentIntents.capture(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'canceled', amount_capturable: 0 })
})
