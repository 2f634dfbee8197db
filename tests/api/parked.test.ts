import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { newAdministrator } from '../support/administrators'
import type { ApiClient } from '../support/api-client'
import { loseTheNewsOf, openCheckout } from '../support/checkout'
import { rows } from '../support/database'
import { checkoutRow } from '../support/judge'
import { merchandiser } from '../support/medusa-admin'
import { parked } from '../support/parked'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const SOON = { timeout: 20_000, interval: 250 }

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(stack.backend)
})

const decide = ({ id }: { id: string }, action: string, note = 'Spoke to the customer on the phone.') =>
  admin.call('decideParked', { params: { id }, body: { action, note } })
async function intentOf({ id }: { id: string }) {
  const [row] = await rows<{ intent: string }>(
    stack.databaseUrl,
    'select payment_intent_id as intent from checkout where id = $1',
    [id],
  )
  return (await sandbox.stripeState()).payment_intents?.find((one) => one.id === row?.intent)?.status
}

describe('paid checkouts that did not become an order by themselves', () => {
  it('are listed with what happened, those that wait for somebody first, and counted', async () => {
    const checkout = await parked(stack)
    const { items, total } = await admin.must('listParked', { query: { open: 'true', limit: 100 } })
    expect(total).toBeGreaterThan(0)
    expect(items.find(({ id }) => id === checkout.id)).toMatchObject({
      state: 'open',
      sessionId: checkout.sessionId,
      reason: expect.stringMatching(/^Subtotal: expected £\d+\.\d\d, paid £\d+\.\d\d\.$/) as string,
      customer: { email: checkout.shopper.email },
      shippingAddress: { city: 'Leeds' },
      paid: expect.any(Number) as number,
      orderId: null,
      decision: null,
      actions: ['make', 'release', 'dismiss'],
    })
    await expect
      .poll(
        () =>
          rows(
            stack.databaseUrl,
            `select 1 from mail_message where dedupe_key like 'admin-payment-parked:' || $1 || ':%' and "to" = 'admin@caseloom.test'`,
            [checkout.id],
          ),
        { timeout: 100_000, interval: 500 },
      )
      .toHaveLength(1)
    expect(
      await rows(
        stack.databaseUrl,
        'select "to", data->>\'sessionId\' as session from mail_message where dedupe_key = $1',
        [`payment-in-review:${checkout.id}`],
      ),
    ).toEqual([{ to: checkout.shopper.email, session: checkout.sessionId }])
    expect((await admin.must('adminStats')).parkedPayments).toBeGreaterThan(0)
    expect(await checkout.shopper.api.must('listOrders')).toEqual([])
  })

  it('are told to every administrator, though a process died when it had told one, and again when they are parked again', async () => {
    const second = await newAdministrator(stack)
    const checkout = await parked(stack)
    const mailed = () =>
      rows<{ to: string; at: string }>(
        stack.databaseUrl,
        `select "to", data->>'since' as at from mail_message where template = 'admin-payment-parked'
            and starts_with(dedupe_key, 'admin-payment-parked:' || $1 || ':') and "to" = any($2) order by created_at`,
        [checkout.id, ['admin@caseloom.test', second.email]],
      )
    await expect.poll(mailed, { timeout: 100_000, interval: 500 }).toHaveLength(2)
    // Parked again, and one of them is told in that moment.
    const [again] = await rows<{ at: Date }>(
      stack.databaseUrl,
      `with again as (
         update checkout set parked_at = date_trunc('milliseconds', now()) where id = $1 returning id, parked_at),
       told as (
         insert into mail_message (id, dedupe_key, "to", template, data, state, next_attempt_at)
         select 'mail_' || id, 'admin-payment-parked:' || id || ':'
                  || to_char(parked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ':admin@caseloom.test',
                'admin@caseloom.test', 'admin-payment-parked',
                jsonb_build_object('since', to_char(parked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'sent', now()
         from again)
       select parked_at as at from again`,
      [checkout.id],
    )
    const since = again?.at.toISOString()
    await expect
      .poll(async () => (await mailed()).filter(({ at }) => at === since), SOON)
      .toEqual([
        { to: 'admin@caseloom.test', at: since },
        { to: second.email, at: since },
      ])
    await rows(stack.databaseUrl, 'delete from customer_group_customer where customer_id = $1', [second.id])
  })

  it('are decided in Medusa’s own admin, too, by its users alone', async () => {
    const checkout = await parked(stack)
    for (const token of [null, checkout.shopper.api.token])
      for (const [method, path] of [
        ['GET', '/parked'],
        ['POST', `/parked/${checkout.id}`],
      ] as const) {
        const answer = await fetch(`${stack.backend}/admin${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          ...(method === 'POST' && { body: '{"action":"release","note":"mine"}' }),
        })
        expect(answer.status, `${method} ${path}`).toBe(401)
      }
    const staff = await merchandiser(stack.backend)
    const listed = async () =>
      (
        await staff.call<{ items: { id: string; actions: string[] }[] }>('GET', '/parked?open=true&limit=100')
      ).items.find(({ id }) => id === checkout.id)
    expect(await listed()).toMatchObject({ actions: ['make', 'release', 'dismiss'] })
    const press = (body: object) => staff.call<{ parked: object }>('POST', `/parked/${checkout.id}`, body)
    await expect(press({ action: 'release', note: ' ' })).rejects.toThrow('Please note why')
    expect(await press({ action: 'release', note: 'They rang and want it back.' })).toMatchObject({
      parked: { decision: { action: 'release', by: 'merchandiser@caseloom.test' }, actions: [] },
    })
    await expect(press({ action: 'make', note: 'After all.' })).rejects.toThrow(
      'decided on this payment already',
    )
    expect(await listed()).toBeUndefined()
    await expect.poll(() => intentOf(checkout), SOON).toBe('canceled')
  })

  it('become an order where somebody wants it, who stands in its history', async () => {
    const checkout = await parked(stack)
    const made = await admin.must('decideParked', {
      params: { id: checkout.id },
      body: { action: 'make', note: 'The penny is ours.' },
    })
    expect(made).toMatchObject({
      state: 'made',
      actions: [],
      decision: { action: 'make', by: 'admin@caseloom.test' },
    })
    const order = await admin.must('getPending', { params: { id: made.orderId ?? '' } })
    expect(order.history).toMatchObject([
      { by: 'admin@caseloom.test', reason: expect.stringContaining('The penny is ours.') as string },
    ])
    expect(order.payment.amount).toBe(made.paid)
    expect((await admin.must('processOrder', { params: { id: order.id } })).status).toBe('processed')
    expect(await intentOf(checkout)).toBe('succeeded')
  })

  /** As after a restored backup. */
  async function takenBefore() {
    const checkout = await openCheckout(stack)
    const { sessionId, shopper } = checkout
    await loseTheNewsOf(stack, sessionId)
    await sandbox.pay(checkout.url)
    const page = (await sandbox.askStripe(`checkout/sessions/${sessionId}`)) as { payment_intent: string }
    await sandbox.askStripe(`payment_intents/${page.payment_intent}/capture`, {})

    const comeBack = () => shopper.api.call('processPayment', { body: { sessionId } })
    expect(await comeBack()).toMatchObject({ status: 409, code: 'payment_in_review' })
    const { items } = await admin.must('listParked', { query: { open: 'true', limit: 100 } })
    const row = items.find((one) => one.sessionId === sessionId)
    expect(row).toMatchObject({
      reason: expect.stringContaining('look in Prodigi whether it is printed already') as string,
      orderId: null,
    })
    expect(await shopper.api.must('listOrders')).toEqual([])
    return { id: row?.id ?? '', paid: row?.paid, intentId: page.payment_intent, comeBack }
  }

  it('are those whose money was taken before the shop knew of an order: one is made where nothing was printed', async () => {
    const { id, paid, intentId } = await takenBefore()
    const made = await decide({ id }, 'make', 'Prodigi has no print of it.')
    expect(made).toMatchObject({ ok: true, data: { state: 'made' } })
    const orderId = (made.ok && made.data.orderId) || ''
    const { payment } = await admin.must('getPending', { params: { id: orderId } })
    expect(payment.amount).toBe(paid)
    expect((await admin.must('processOrder', { params: { id: orderId } })).status).toBe('processed')
    const taken = (await sandbox.stripeState()).payment_intents ?? []
    expect(taken.find((intent) => intent.id === intentId)).toMatchObject({
      status: 'succeeded',
      amount_received: Math.round(payment.amount * 100),
    })
  })

  it('… and where it was printed before the backup they are dismissed, though Stripe has the money', async () => {
    const { id, comeBack } = await takenBefore()
    expect(await decide({ id }, 'dismiss', 'Prodigi has sent it.')).toMatchObject({
      ok: true,
      data: { state: 'dismissed', actions: [] },
    })
    expect(await comeBack()).toMatchObject({ status: 402 })
  })

  it('are told in the currency that was paid', async () => {
    const { sessionId, url, shopper } = await openCheckout(stack)
    await loseTheNewsOf(stack, sessionId)
    await sandbox.pay(url)
    await sandbox.tamper('checkout_sessions', sessionId, () => ({ currency: 'eur' }))
    const answer = await shopper.api.call('processPayment', { body: { sessionId } })
    expect(answer).toMatchObject({ code: 'payment_in_review' })
    const { items } = await admin.must('listParked', { query: { open: 'true', limit: 100 } })
    const row = items.find((one) => one.sessionId === sessionId)
    expect(row).toMatchObject({ currency: 'eur', reason: 'Currency: expected gbp, paid eur.' })
    expect(await decide({ id: row?.id ?? '' }, 'release')).toMatchObject({ ok: true })
  })

  it('give the money back where somebody says so, once, and tell the customer', async () => {
    const checkout = await parked(stack)
    const answers = await Promise.all([decide(checkout, 'release'), decide(checkout, 'release')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await intentOf(checkout)).toBe('canceled')
    const { email, api } = checkout.shopper
    await expect
      .poll(async () => (await sandbox.mails(email)).map(({ subject }) => subject), SOON)
      .toContain('Your payment goes back to you')
    const { sessionId } = checkout
    expect(await api.call('processPayment', { body: { sessionId } })).toMatchObject({
      status: 402,
      error: expect.stringContaining('given back') as string,
    })
    expect(await api.must('sessionStatus', { query: { session_id: sessionId } })).toMatchObject({
      status: 'expired',
      payment_status: 'unpaid',
      message: expect.stringContaining('given back') as string,
    })
    expect(await decide(checkout, 'make')).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('leave nothing in the cart to be paid for again, and open no page for the same goods, until the money goes back', async () => {
    const opened = await openCheckout(stack, { quantity: 2 })
    const { shopper, cart } = opened
    const { line } = cart
    await shopper.api.must('addCartItem', { body: line })
    const inCart = async () =>
      (await shopper.api.must('getCart')).items.map(({ id, quantity }) => [id, quantity])
    const checkout = await parked(stack, opened)
    expect(await inCart()).toEqual([])
    const again = await shopper.api.call('createCheckoutSession', { body: { items: [line] } })
    expect(again).toMatchObject({ status: 409, code: 'payment_in_review' })
    // One more of the same case is theirs to buy, and to have more or less of.
    const more = { ...line, id: `${line.id}-more`, quantity: 1 }
    await shopper.api.must('addCartItem', { body: more })
    expect(await inCart()).toEqual([[line.id, 1]])
    await shopper.api.must('updateCartItem', { params: { id: line.id }, body: { quantity: 3 } })
    expect(await inCart()).toEqual([[line.id, 3]])
    expect(await decide(checkout, 'release')).toMatchObject({ ok: true })
    expect(await inCart()).toEqual([[line.id, 5]])
  })

  it('become an order of another sum than was paid, and its mail speaks of the money as it is', async () => {
    const checkout = await openCheckout(stack)
    const { sessionId, shopper } = checkout
    await loseTheNewsOf(stack, sessionId)
    await sandbox.pay(checkout.url)
    const page = (await sandbox.askStripe(`checkout/sessions/${sessionId}`)) as { payment_intent: string }
    const less = (field: string) => (row: Record<string, unknown>) => ({ [field]: Number(row[field]) - 520 })
    await sandbox.tamper('checkout_sessions', sessionId, less('amount_total'))
    for (const field of ['amount', 'amount_capturable'])
      await sandbox.tamper('payment_intents', page.payment_intent, less(field))
    expect(await shopper.api.call('processPayment', { body: { sessionId } })).toMatchObject({ status: 409 })
    const { items } = await admin.must('listParked', { query: { open: 'true', limit: 100 } })
    const row = items.find((one) => one.sessionId === sessionId)
    const made = await decide({ id: row?.id ?? '' }, 'make', 'The difference is ours.')
    const orderId = (made.ok && made.data.orderId) || ''
    const [mail] = await rows<{ paid: number; total: number }>(
      stack.databaseUrl,
      `select (data->'order'->>'paid')::float8 as paid, (data->'order'->'totals'->>'total')::float8 as total
         from mail_message where dedupe_key = $1`,
      [`order-confirmation:${orderId}`],
    )
    expect(mail?.paid).toBe(row?.paid)
    expect(mail?.total).toBeCloseTo((row?.paid ?? 0) + 5.2)
  })

  it('are dismissed with a note, and not without one, once Stripe has nothing of their money', async () => {
    const checkout = await parked(stack)
    expect(await decide(checkout, 'dismiss', '  ')).toMatchObject({ status: 400, error: 'Please note why' })
    expect(await decide(checkout, 'forget')).toMatchObject({ status: 400 })
    expect(await decide({ id: 'chk_none' }, 'dismiss')).toMatchObject({ status: 404 })
    const refused = {
      status: 409,
      code: 'conflict',
      error: expect.stringContaining('give the money back') as string,
    }
    expect(await decide(checkout, 'dismiss')).toMatchObject(refused)
    const { payment_intent_id: intentId } = await checkoutRow(stack, checkout.sessionId)
    await sandbox.askStripe(`payment_intents/${intentId ?? ''}/capture`, {})
    expect(await decide(checkout, 'dismiss')).toMatchObject(refused)
    await sandbox.faultDuring(
      'stripe',
      { operation: 'checkout.sessions.retrieve', kind: 'error', status: 500, about: checkout.sessionId },
      async () =>
        expect(await decide(checkout, 'dismiss')).toMatchObject({
          status: 503,
          code: 'provider_unavailable',
        }),
    )
    await sandbox.askStripe('refunds', { payment_intent: intentId ?? '' })
    expect(await decide(checkout, 'dismiss')).toMatchObject({ ok: true, data: { state: 'dismissed' } })
    const { items } = await admin.must('listParked', { query: { open: 'true', limit: 100 } })
    expect(items.map(({ id }) => id)).not.toContain(checkout.id)
    const { api } = checkout.shopper
    expect(await api.must('sessionStatus', { query: { session_id: checkout.sessionId } })).toMatchObject({
      message: expect.stringContaining('seen to it') as string,
    })
  })
})
