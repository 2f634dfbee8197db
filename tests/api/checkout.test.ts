import { priceChangedData } from '@caseloom/contract'
import { describe, expect, inject, it } from 'vitest'
import { addAddress, designedLine, newShopper } from '../support/actors'
import { openCheckout, ordersOf, paidCheckout } from '../support/checkout'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'
import { ownProduct } from '../support/own-product'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)

async function checkoutsOf(customerId: string) {
  return rows<{ id: string }>(databaseUrl, 'select id from checkout where customer_id = $1', [customerId])
}

describe('a checkout session', () => {
  it('is refused for every cart that is not as the shop knows it, and leaves nothing behind', async () => {
    const { api, id } = await newShopper(backend)
    const { line } = await designedLine(api)
    const open = (change: object, body: object = {}) =>
      api.call('createCheckoutSession', { body: { items: [{ ...line, ...change }], ...body } })
    expect(await open({})).toMatchObject({
      status: 404,
      code: 'address_required',
      error: 'Please add a delivery address before checkout',
    })
    await addAddress(api)
    expect(await api.call('createCheckoutSession', { body: { items: [] } })).toMatchObject({ status: 400 })
    for (const quantity of [-1, 0, 1.5, 51])
      expect(await open({ quantity })).toMatchObject({ status: 400, code: 'invalid_request' })
    const cheap = await open({ price: 0.01 })
    expect(cheap).toMatchObject({ status: 409, code: 'price_changed' })
    expect(priceChangedData.parse(cheap.ok ? null : cheap.extra).items[0]?.price).toBe(line.price)
    expect(await open({ productId: '424242' })).toMatchObject({ status: 400, code: 'unknown_product' })
    const elsewhere = await ownProduct(await merchandiser(backend), { sales_channels: [] })
    expect(await open({ productId: elsewhere.handle, device: 'iPhone 15', color: 'Matte' })).toMatchObject({
      status: 400,
      code: 'unknown_product',
    })
    expect(await open({ device: 'Nokia 3310' })).toMatchObject({
      status: 400,
      code: 'configuration_not_found',
      error: 'Selected device configuration not found',
    })
    expect(await open({}, { promoCode: 'NOTACODE' })).toMatchObject({ status: 404, code: 'invalid_promo' })
    const forged = { ...line.customizations, recipeHash: 'f'.repeat(64) }
    expect(await open({ customizations: forged })).toMatchObject({ status: 409, code: 'recipe_changed' })
    const paid = (await checkoutsOf(id)).length
    expect(paid).toBe(0)
    expect(await ordersOf(stack, id)).toEqual([])
  })

  it('refuses another customer’s recipe', async () => {
    const owner = await newShopper(backend)
    const { line } = await designedLine(owner.api)
    const { api } = await newShopper(backend)
    await addAddress(api)
    const answer = await api.call('createCheckoutSession', { body: { items: [line] } })
    expect(answer).toMatchObject({ ok: false, status: 409, code: 'recipe_changed' })
  })

  // Guard: openCheckout closes the page where its row is no longer being opened.
  it('that was given up while its page was opened is closed and refused', async () => {
    const { api, id, email } = await newShopper(backend)
    await addAddress(api)
    const { line } = await designedLine(api)
    const pages = async () => {
      const { checkout_sessions: all = [] } = await sandbox.stripeRows('checkout_sessions')
      return all.filter(({ customer_email }) => customer_email === email)
    }
    const slow = { operation: 'checkout.sessions.create', kind: 'delay_after', ms: 5000, about: email }
    await sandbox.fault('stripe', slow)
    const opening = api.call('createCheckoutSession', { body: { items: [line] } })
    await expect.poll(pages, { timeout: 20_000, interval: 100 }).toMatchObject([{ status: 'open' }])
    await rows(databaseUrl, `update checkout set state = 'expired' where customer_id = $1`, [id])
    expect(await opening).toMatchObject({
      status: 409,
      code: 'conflict',
      error: 'Opening the payment page took too long. Please try again.',
    })
    expect(await pages()).toMatchObject([{ status: 'expired' }])
    expect(await api.call('createCheckoutSession', { body: { items: [line] } })).toMatchObject({ ok: true })
  })

  it('charges the code that was applied', async () => {
    const { api } = await newShopper(backend)
    await addAddress(api)
    const { line } = await designedLine(api, { quantity: 2 })
    expect(await api.must('getPromotion', { params: { code: 'save10' } })).toMatchObject({ percent: 10 })
    expect(await api.call('getPromotion', { params: { code: 'nope' } })).toMatchObject({
      status: 404,
      error: 'Invalid promo code',
    })
    const { amounts } = await api.must('createCheckoutSession', {
      body: { items: [line], promoCode: 'SAVE10' },
    })
    const subtotal = line.price * 2
    expect(amounts).toEqual({ subtotal, discount: subtotal / 10, total: subtotal * 0.9 })
  })

  it('belongs to its owner', async () => {
    const { sessionId, shopper } = await openCheckout(stack)
    const stranger = await newShopper(backend)
    const query = { session_id: sessionId }
    expect(await shopper.api.must('sessionStatus', { query })).toMatchObject({
      status: 'open',
      orderId: null,
    })
    expect(await stranger.api.call('sessionStatus', { query })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    expect(await stranger.api.call('verifyPayment', { params: { id: sessionId } })).toMatchObject({
      status: 404,
    })
    const body = { sessionId, cartItems: [{}] }
    expect(await stranger.api.call('processPayment', { body })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    expect(await shopper.api.call('processPayment', { body: { sessionId } })).toMatchObject({
      status: 402,
      code: 'payment_incomplete',
    })
    expect(await shopper.api.call('processPayment', { body: { sessionId: '' } })).toMatchObject({
      status: 400,
      error: 'No items found to process',
    })
    expect(await ordersOf(stack, shopper.id)).toEqual([])
  })
})

describe('a paid checkout', () => {
  it('gives one order though asked 20 times at once and told twice by the webhook', async () => {
    const { shopper, sessionId } = await paidCheckout(stack)
    const session = (await sandbox.stripeState()).checkout_sessions?.find(({ id }) => id === sessionId)
    const event = (id: string) => ({
      id,
      object: 'event',
      api_version: '2024-04-10',
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      pending_webhooks: 1,
      type: 'checkout.session.completed',
      data: { object: session ?? { id: sessionId, object: 'checkout.session' } },
    })
    const told = event(`evt_twice_${sessionId.slice(-8)}`)
    const [answers, hooks] = await Promise.all([
      Promise.all(
        Array.from({ length: 20 }, () => shopper.api.must('processPayment', { body: { sessionId } })),
      ),
      Promise.all([sandbox.webhook(told), sandbox.webhook(told)]),
    ])
    expect(hooks.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
    expect(await ordersOf(stack, shopper.id)).toEqual([answers[0]?.orderId])
    const kept = await rows(databaseUrl, 'select id from approval where order_id = $1', [answers[0]?.orderId])
    expect(kept).toHaveLength(1)
    const again = await shopper.api.must('processPayment', { body: { sessionId } })
    expect(again).toMatchObject({ alreadyProcessed: true, orderId: answers[0]?.orderId })
    expect(await ordersOf(stack, shopper.id)).toHaveLength(1)
  })

  it('becomes an order by the webhook alone', async () => {
    const { shopper, sessionId } = await paidCheckout(stack)
    await expect.poll(() => ordersOf(stack, shopper.id), { timeout: 30_000, interval: 500 }).toHaveLength(1)
    const query = { session_id: sessionId }
    expect(await shopper.api.must('sessionStatus', { query })).toMatchObject({ status: 'complete' })
    expect(await shopper.api.must('verifyPayment', { params: { id: sessionId } })).toMatchObject({
      verified: true,
    })
  })

  it('and its mail come though the shopper closed the browser on the payment page', async () => {
    const { shopper } = await paidCheckout(stack)
    const subjects = async () => (await sandbox.mails(shopper.email)).map(({ subject }) => subject)
    const told = expect.arrayContaining([expect.stringMatching(/^Your order #\d+ is in$/)]) as string[]
    await expect.poll(subjects, { timeout: 40_000, interval: 500 }).toEqual(told)
    expect(await ordersOf(stack, shopper.id)).toHaveLength(1)
  })

  it('after a declined card is paid with another, once', async () => {
    const { shopper, sessionId, url } = await openCheckout(stack)
    expect((await sandbox.press(url, 'decline')).status).toBe(402)
    expect((await sandbox.pay(url)).status).toBe(303)
    await shopper.api.must('processPayment', { body: { sessionId } })
    expect(await ordersOf(stack, shopper.id)).toHaveLength(1)
  })

  it('a declined card, a cancel and an expiry make no order', async () => {
    for (const button of ['decline', 'cancel', 'expire'] as const) {
      const { shopper, sessionId, url } = await openCheckout(stack)
      await sandbox.press(url, button)
      expect(await shopper.api.call('processPayment', { body: { sessionId } })).toMatchObject({
        status: 402,
        code: 'payment_incomplete',
      })
      expect(await ordersOf(stack, shopper.id)).toEqual([])
    }
  })
})

describe('a card with 3-D Secure', () => {
  const card = '4000 0027 6000 3184'
  const answer = (url: string, word: 'complete' | 'fail') =>
    fetch(`${url}/authenticate/${word}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ card }),
    })
  const ask = (url: string) =>
    fetch(`${url}/pay`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ card }) })

  it('makes no order while its holder is asked or fails, and one once they have completed it', async () => {
    const { shopper, sessionId, url } = await openCheckout(stack)
    const unpaid = async () => {
      expect(await shopper.api.call('processPayment', { body: { sessionId } })).toMatchObject({
        status: 402,
        code: 'payment_incomplete',
      })
      const query = { session_id: sessionId }
      expect(await shopper.api.must('sessionStatus', { query })).toMatchObject({ status: 'open' })
      expect(await ordersOf(stack, shopper.id)).toEqual([])
    }
    expect((await ask(url)).headers.get('location')).toContain('/authenticate')
    await unpaid()
    expect((await answer(url, 'fail')).status).toBe(402)
    await unpaid()
    await ask(url)
    expect((await answer(url, 'complete')).headers.get('location')).toContain(`session_id=${sessionId}`)
    await shopper.api.must('processPayment', { body: { sessionId } })
    expect(await ordersOf(stack, shopper.id)).toHaveLength(1)
  })
})

describe('a webhook', () => {
  it('unsigned or signed by another changes nothing', async () => {
    const event = {
      id: 'evt_forged',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: {} },
    }
    const unsigned = await fetch(`${backend}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
    })
    expect(unsigned.status).toBe(400)
    expect(await unsigned.json()).toMatchObject({ success: false, code: 'invalid_signature' })
    expect((await sandbox.webhook(event, 'whsec_of_somebody_else')).status).toBe(400)
    const prodigi = await fetch(`${backend}/api/webhooks/prodigi/guessed-secret`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect([400, 404]).toContain(prodigi.status)
    const found = await rows(databaseUrl, "select 1 from webhook_inbox where event_id = 'evt_forged'")
    expect(found).toEqual([])
  })
})
