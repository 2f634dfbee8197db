import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addAddress, administrator, designedLine, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { ordersOf } from '../support/checkout'
import { killedAt, withoutJobs } from '../support/crash'
import { rows } from '../support/database'
import { judge, WAITING, type Verdict } from '../support/judge'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { makePromotion } from '../support/promotions'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 250 }

interface ShippingOption {
  id: string
  service_zone_id: string
  shipping_profile_id: string
  provider_id: string
  data: Record<string, unknown>
}

/** A delivery that costs something, but for whoever has nothing else to pay. */
async function offerFreeDelivery(medusa: MedusaAdmin): Promise<string> {
  const { shipping_options: options } = await medusa.call<{ shipping_options: ShippingOption[] }>(
    'GET',
    '/shipping-options?fields=id,service_zone_id,shipping_profile_id,provider_id,data',
  )
  const like = options.find(({ data }) => data.id === 'Budget') ?? options[0]
  if (!like) throw new Error('The shop delivers nowhere')
  const { service_zone_id, shipping_profile_id, provider_id, data } = like
  const { shipping_option } = await medusa.call<{ shipping_option: { id: string } }>(
    'POST',
    '/shipping-options',
    {
      ...{ name: 'With our compliments', service_zone_id, shipping_profile_id, provider_id, data },
      price_type: 'flat',
      type: { label: 'With our compliments', description: '5-7 days', code: 'compliments' },
      prices: [
        { currency_code: 'gbp', amount: 40 },
        { currency_code: 'gbp', amount: 0, rules: [{ attribute: 'item_total', operator: 'lte', value: 0 }] },
      ],
      rules: [
        { attribute: 'enabled_in_store', operator: 'eq', value: 'true' },
        { attribute: 'is_return', operator: 'eq', value: 'false' },
      ],
    },
  )
  return shipping_option.id
}

let medusa: MedusaAdmin
let admin: ApiClient
let deliveryId: string
let code: string
beforeAll(async () => {
  medusa = await merchandiser(stack.backend)
  admin = await administrator(stack.backend)
  deliveryId = await offerFreeDelivery(medusa)
  code = (await makePromotion(medusa, { percent: 100 })).code
})
afterAll(() => medusa.call('DELETE', `/shipping-options/${deliveryId}`))

async function shopperWithCart() {
  const shopper = await newShopper(stack.backend)
  await addAddress(shopper.api)
  const { line } = await designedLine(shopper.api)
  const body = { items: [line], promoCode: code, expectedTotal: 0 }
  return { shopper, open: () => shopper.api.call('createCheckoutSession', { body }) }
}

const pagesAtStripe = async (checkoutId: string) =>
  ((await sandbox.stripeState()).checkout_sessions ?? []).filter(
    ({ client_reference_id }) => client_reference_id === checkoutId,
  ).length

/** As a paid order that waits, without a payment. */
const FREE: Verdict = { ...WAITING, payments: 0, intent: 'unknown' }
const PRINTED: Verdict = {
  ...FREE,
  approvals: ['processed'],
  prints: 1,
  mails: ['order-approved', 'order-confirmation', 'welcome'],
  inbox: 3,
}

describe('an order of nothing', () => {
  it('goes without Stripe, however often it is pressed, and is approved and printed once', async () => {
    const { shopper, open } = await shopperWithCart()
    const answers = await Promise.all([open(), open(), open()])
    const opened = answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
    expect(opened).toHaveLength(1)
    for (const answer of answers) if (!answer.ok) expect(answer.status).toBe(409)
    const sessionId = opened[0]?.sessionId ?? ''
    expect(opened[0]).toMatchObject({ amounts: { discount: 12, total: 0 } })
    expect(opened[0]?.url).toMatch(new RegExp(`/payment\\?session_id=${sessionId}$`))
    expect(await pagesAtStripe(sessionId)).toBe(0)
    // The answer was lost, and it is asked again.
    expect(await open()).toMatchObject({ ok: false, code: 'payment_in_review', extra: { sessionId } })

    const query = { session_id: sessionId }
    expect(await shopper.api.must('sessionStatus', { query })).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
    })
    const paid = await shopper.api.must('verifyPayment', { params: { id: sessionId } })
    expect(paid).toMatchObject({ verified: true, amountTotal: 0 })
    const body = { sessionId }
    const made = await Promise.all(
      Array.from({ length: 4 }, () => shopper.api.must('processPayment', { body })),
    )
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1)
    const orderId = made[0]?.orderId ?? ''
    await expect.poll(() => judge(stack, { shopper, sessionId }), SOON).toEqual(FREE)
    // Nobody else's, by its id either.
    const stranger = await newShopper(stack.backend)
    expect(await stranger.api.call('sessionStatus', { query })).toMatchObject({
      ok: false,
      code: 'not_found',
    })

    // It is found by what its customer knows it by, as every other is by Stripe's session.
    const params = { id: sessionId }
    expect(await shopper.api.must('getOrder', { params })).toMatchObject({ orderId, sessionId })
    expect(await stranger.api.call('getOrder', { params })).toMatchObject({ ok: false, code: 'not_found' })
    expect(await admin.must('getPending', { params })).toMatchObject({ id: orderId, sessionId })
    for (const search of [sessionId, sessionId.slice(-8), sessionId.slice(0, -4).toLowerCase()])
      expect(await admin.must('listPending', { query: { search } })).toMatchObject([{ id: orderId }])

    await admin.must('processOrder', { params: { id: orderId } })
    await expect.poll(() => judge(stack, { shopper, sessionId }), SOON).toEqual(PRINTED)
    expect(await admin.call('processOrder', { params: { id: orderId } })).toMatchObject({ ok: false })
    expect((await shopper.api.must('getOrder', { params: { id: orderId } })).paymentStatus).toBe('none')
    expect(await judge(stack, { shopper, sessionId })).toEqual(PRINTED)
    expect(await ordersOf(stack, shopper.id)).toEqual([orderId])
  })

  it('is made once by whoever is next where the process dies, and can be rejected', async () => {
    const { shopper, open } = await shopperWithCart()
    const sessionId = await withoutJobs(stack, async () => {
      const answer = await open()
      if (!answer.ok) throw new Error(answer.error)
      const { sessionId: id } = answer.data
      await killedAt(stack, { point: 'create-orders', when: 'after', about: id }, () =>
        shopper.api.call('processPayment', { body: { sessionId: id } }),
      )
      return id
    })
    const { orderId } = await shopper.api.must('processPayment', { body: { sessionId } })
    await expect.poll(() => judge(stack, { shopper, sessionId }), SOON).toEqual(FREE)

    await admin.must('rejectOrder', { params: { id: orderId }, body: { reason: 'It shows a trademark.' } })
    await expect
      .poll(() => judge(stack, { shopper, sessionId }), SOON)
      .toEqual({
        ...FREE,
        livingOrders: 0,
        approvals: ['rejected'],
        mails: ['order-confirmation', 'order-rejected', 'welcome'],
        inbox: 3,
      })
    const [mail] = await rows<{ text: string }>(
      stack.databaseUrl,
      `select data::text as text from mail_message where "to" = $1 and template = 'order-rejected'`,
      [shopper.email],
    )
    expect(mail?.text).toContain('"total": 0')
  })
})
