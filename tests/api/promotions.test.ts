import { priceChangedData } from '@caseloom/contract'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { guest, newShopper } from '../support/actors'
import { merchandiserAndBuyers, mustOpen, newBuyer, open, quote, till, type Buyer } from '../support/buyers'
import { rows } from '../support/database'
import type { MedusaAdmin } from '../support/medusa-admin'
import { makeMembers, makePromotion } from '../support/promotions'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const { sandbox, buy, adjustmentsOf } = till(stack)

let admin: MedusaAdmin
let ann: Buyer
let bob: Buyer
beforeAll(async () => {
  ;({ admin, ann, bob } = await merchandiserAndBuyers(backend))
}, 180_000)

async function stripeSession(sessionId: string) {
  const found = (await sandbox.stripeState()).checkout_sessions?.find(({ id }) => id === sessionId)
  return found as { amount_subtotal: number; total_details: { amount_discount: number } }
}

describe('a code', () => {
  it('is what the quote says, the payment page asks and the order records, to the penny', async () => {
    const lines = [
      { ...ann.line, quantity: 3 },
      await ann.make({ product: 'folio' }),
      await ann.make({ product: 'flexi', quantity: 7 }),
    ]
    const { code } = await makePromotion(admin, { percent: 7, code: `Odd7x${Date.now()}` })
    const quoted = await quote(ann, lines, code.toLowerCase())
    const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * 100 * quantity, 0)
    const off = Math.round(subtotal * 0.07)
    expect(quoted).toMatchObject({
      subtotal: subtotal / 100,
      discount: { kind: 'promo', label: code, code, percent: 7, amount: off / 100 },
      total: (subtotal - off) / 100,
      notTaken: null,
      promoRefused: null,
    })
    const { session, order, orderId } = await buy(ann, lines, code.toUpperCase())
    expect(session.amounts).toEqual({
      subtotal: subtotal / 100,
      discount: off / 100,
      total: (subtotal - off) / 100,
    })
    expect(await stripeSession(session.sessionId)).toMatchObject({
      amount_subtotal: subtotal,
      total_details: { amount_discount: off },
    })
    expect(order.totals.discount).toBe(off / 100)
    expect(order.totals.total).toBeCloseTo((subtotal - off) / 100 + order.totals.shipping, 10)
    const taken = await adjustmentsOf(orderId)
    expect(taken.map(({ pence }) => pence).reduce((sum, pence) => sum + pence)).toBe(off)
    expect(new Set(taken.map(({ code: named }) => named))).toEqual(new Set([code]))
  }, 120_000)

  it('of an amount takes that off, before or after VAT as its maker said, and never more than there is', async () => {
    const gross = await makePromotion(admin, { amount: 5, target: 'order' })
    expect(await ann.api.must('getPromotion', { params: { code: gross.code } })).toEqual({
      code: gross.code,
      percent: null,
      amount: 5,
      description: '£5 off',
    })
    expect(await quote(ann, [ann.line], gross.code)).toMatchObject({
      discount: { percent: null, amount: 5 },
      total: 7,
    })
    const net = await makePromotion(admin, { amount: 5, target: 'order', extra: { is_tax_inclusive: false } })
    expect(await ann.api.must('getPromotion', { params: { code: net.code } })).toMatchObject({ amount: 6 })
    expect((await mustOpen(ann, [ann.line], net.code)).amounts).toEqual({
      subtotal: 12,
      discount: 6,
      total: 6,
    })
    const odd = await makePromotion(admin, { amount: 5.005, target: 'order' })
    expect(await ann.api.must('getPromotion', { params: { code: odd.code } })).toMatchObject({ amount: 5.01 })
    const each = await makePromotion(admin, { amount: 1.5, allocation: 'each' })
    expect(await quote(ann, [{ ...ann.line, quantity: 4 }], each.code)).toMatchObject({
      discount: { amount: 6 },
    })
    const all = await makePromotion(admin, { amount: 500, target: 'order' })
    expect(await quote(ann, [ann.line], all.code)).toMatchObject({ discount: { amount: 12 }, total: 0 })
    const { session, order } = await buy(ann, [ann.line], all.code)
    expect(session.amounts.total).toBe(0)
    expect(order.totals.total).toBe(order.totals.shipping)
  }, 120_000)

  it('below zero is not taken, and is an invalid one wherever it is there all the same', async () => {
    await expect(makePromotion(admin, { amount: -5, target: 'order' })).rejects.toThrow(
      / 400: .*A promotion can’t take off less than nothing/,
    )
    const [below, above] = await Promise.all([
      makePromotion(admin, { amount: 5, target: 'order' }),
      makePromotion(admin, { percent: 50 }),
    ])
    const change = { application_method: { value: -5 } }
    await expect(admin.call('POST', `/promotions/${below.id}`, change)).rejects.toThrow(/ 400: /)
    for (const [{ id }, value] of [
      [below, -5],
      [above, 150],
    ] as const)
      await rows(
        databaseUrl,
        `update promotion_application_method
            set value = $2::text::numeric, raw_value = jsonb_build_object('value', $2::text, 'precision', 20)
          where promotion_id = $1`,
        [id, String(value)],
      )
    for (const { code } of [below, above]) {
      expect(await ann.api.call('getPromotion', { params: { code } })).toMatchObject({
        code: 'invalid_promo',
      })
      expect(await quote(ann, [ann.line], code)).toMatchObject({
        discount: null,
        promoRefused: 'Invalid promo code',
      })
    }
  })

  it('for some goods takes off those, and says so where there are none of them', async () => {
    const folio = await ann.make({ product: 'folio' })
    const [found] = await rows<{ id: string }>(
      databaseUrl,
      `select id from product where handle like '%folio%'`,
    )
    const targetRules = [
      { attribute: 'items.product.id', operator: 'in' as const, values: [found?.id ?? ''] },
    ]
    const { code } = await makePromotion(admin, { percent: 20, targetRules })
    expect(await quote(ann, [ann.line, folio], code)).toMatchObject({ discount: { percent: 20, amount: 5 } })
    const sentence = 'This promo code takes nothing off what is in your cart'
    expect(await quote(ann, [ann.line], code)).toMatchObject({
      discount: null,
      promoRefused: sentence,
      total: 12,
    })
    expect(await open(ann, [ann.line], code)).toMatchObject({
      status: 404,
      code: 'invalid_promo',
      error: sentence,
    })
  })

  it('gives a case to whoever buys two', async () => {
    const [found] = await rows<{ id: string }>(
      databaseUrl,
      `select id from product where handle like '%snap%'`,
    )
    const snaps = [{ attribute: 'items.product.id', operator: 'in' as const, values: [found?.id ?? ''] }]
    const { code } = await makePromotion(admin, {
      extra: {
        type: 'buyget',
        application_method: {
          type: 'percentage',
          target_type: 'items',
          allocation: 'each',
          value: 100,
          max_quantity: 1,
          apply_to_quantity: 1,
          buy_rules_min_quantity: 2,
          buy_rules: snaps,
          target_rules: snaps,
          currency_code: 'gbp',
        },
      },
    })
    expect(await quote(ann, [{ ...ann.line, quantity: 2 }], code)).toMatchObject({ discount: null })
    expect(await quote(ann, [{ ...ann.line, quantity: 3 }], code)).toMatchObject({
      discount: { percent: null, amount: 12 },
      total: 24,
    })
  })

  it('that is unknown, switched off, for delivery or for others is an invalid one', async () => {
    const members = await makeMembers(admin, [await newShopper(backend)])
    const shared = { percent: 50 }
    // Nor is a stranger told that there was one for members.
    const ended = await makePromotion(admin, {
      ...shared,
      rules: [members],
      campaign: { ends_at: new Date(Date.now() + 3_600_000) },
    })
    await admin.call('POST', `/campaigns/${ended.campaign_id}`, { ends_at: new Date(Date.now() - 1000) })
    const usedUp = await makePromotion(admin, { ...shared, rules: [members], extra: { limit: 1 } })
    await rows(databaseUrl, 'update promotion set used = 1 where id = $1', [usedUp.id])
    const codes = [
      'NOSUCHCODE',
      "%' or 1=1 --",
      (await makePromotion(admin, { ...shared, extra: { status: 'inactive' } })).code,
      (await makePromotion(admin, { ...shared, extra: { status: 'draft' } })).code,
      (await makePromotion(admin, { ...shared, target: 'shipping_methods' })).code,
      (await makePromotion(admin, { ...shared, rules: [members] })).code,
      ended.code,
      usedUp.code,
      (await makePromotion(admin, { ...shared, automatic: true, rules: [members] })).code,
      (await makePromotion(admin, { ...shared, campaign: { starts_at: new Date(Date.now() + 3_600_000) } }))
        .code,
    ]
    for (const code of codes) {
      expect(await quote(ann, [ann.line], code), code).toMatchObject({
        promoRefused: 'Invalid promo code',
        discount: null,
        total: 12,
      })
      const refused = { status: 404, code: 'invalid_promo', error: 'Invalid promo code' }
      expect(await ann.api.call('getPromotion', { params: { code } }), code).toMatchObject(refused)
      expect(await open(ann, [ann.line], code), code).toMatchObject(refused)
    }
    expect(
      await rows(
        databaseUrl,
        'select 1 from promotion_hold h join checkout c on c.id = h.checkout_id where c.customer_id = $1',
        [ann.id],
      ),
    ).toEqual([])
  }, 120_000)

  it('for a first order is for that alone', async () => {
    const carl = await newBuyer(backend)
    expect(await quote(carl, [carl.line], 'newuser')).toMatchObject({ discount: { percent: 30 } })
    await buy(carl, [carl.line], 'NEWUSER')
    for (const code of ['NEWUSER', 'WELCOME25', 'FIRST15']) {
      expect(await quote(carl, [carl.line], code)).toMatchObject({ promoRefused: 'Invalid promo code' })
      expect(await open(carl, [carl.line], code)).toMatchObject({ code: 'invalid_promo' })
    }
    const visitor = guest(backend)
    expect(await visitor.must('getPromotion', { params: { code: 'WELCOME25' } })).toMatchObject({
      percent: 25,
    })
  }, 120_000)

  it('for a first order is so too where nobody has to type it', async () => {
    const [carl, dora] = [await newBuyer(backend), await newBuyer(backend)]
    const members = await makeMembers(admin, [carl, dora])
    await buy(carl, [carl.line])
    const extra = { metadata: { first_order_only: true } }
    await makePromotion(admin, { percent: 15, automatic: true, rules: [members], extra })
    expect(await quote(carl, [carl.line])).toMatchObject({ discount: null, total: 12 })
    expect(await quote(dora, [dora.line])).toMatchObject({ discount: { percent: 15 }, total: 10.2 })
  }, 120_000)

  it('that ends between the cart and the payment is told before anything is opened', async () => {
    const made = await makePromotion(admin, {
      percent: 40,
      campaign: { ends_at: new Date(Date.now() + 3_600_000) },
    })
    const quoted = await quote(ann, [ann.line], made.code)
    expect(quoted).toMatchObject({ discount: { amount: 4.8 }, total: 7.2 })
    await admin.call('POST', `/campaigns/${made.campaign_id}`, { ends_at: new Date(Date.now() - 1000) })
    const before = await rows(databaseUrl, 'select id from checkout where customer_id = $1', [ann.id])
    expect(await open(ann, [ann.line], made.code, quoted.total)).toMatchObject({
      status: 404,
      code: 'invalid_promo',
      error: 'This promo code has ended',
    })
    expect(await rows(databaseUrl, 'select id from checkout where customer_id = $1', [ann.id])).toEqual(
      before,
    )
    expect(await quote(ann, [ann.line], made.code)).toMatchObject({
      promoRefused: 'This promo code has ended',
      total: 12,
    })
  })
})

describe('a member’s discount', () => {
  it('does not stack with a code: the better is taken, a tie is the member’s', async () => {
    const dora = await newBuyer(backend)
    const members = await makeMembers(admin, [dora])
    const member = await makePromotion(admin, { percent: 15, automatic: true, rules: [members] })
    const { line } = dora
    const own = { kind: 'member', label: 'Member discount', code: null, percent: 15, amount: 1.8 }
    expect(await quote(dora, [line])).toMatchObject({ discount: own, notTaken: null, total: 10.2 })
    expect(await quote(bob, [bob.line])).toMatchObject({ discount: null, total: 12 })
    expect(await quote(dora, [line], 'SAVE10')).toMatchObject({
      discount: own,
      notTaken: { kind: 'promo', code: 'SAVE10', amount: 1.2 },
      promoRefused: null,
      total: 10.2,
    })
    expect(await quote(dora, [line], 'CASELOOM20')).toMatchObject({
      discount: { kind: 'promo', code: 'CASELOOM20', amount: 2.4 },
      notTaken: own,
      total: 9.6,
    })
    const tie = await makePromotion(admin, { amount: 1.8, target: 'order' })
    expect(await quote(dora, [line], tie.code)).toMatchObject({
      discount: own,
      notTaken: { code: tie.code, amount: 1.8 },
    })
    expect(await quote(dora, [line], 'NOTACODE')).toMatchObject({
      discount: own,
      promoRefused: 'Invalid promo code',
    })

    const { session, order, orderId } = await buy(dora, [line], 'SAVE10')
    expect(session.amounts).toEqual({ subtotal: 12, discount: 1.8, total: 10.2 })
    expect(order.totals.discount).toBe(1.8)
    expect(await adjustmentsOf(orderId)).toEqual([
      { code: member.code, description: 'Member discount', pence: 180 },
    ])
    const ties = await rows<{ promotion_id: string }>(
      databaseUrl,
      'select promotion_id from order_promotion where order_id = $1 and deleted_at is null',
      [orderId],
    )
    expect(ties).toEqual([{ promotion_id: member.id }])
    const other = await buy(dora, [line], 'CASELOOM20')
    expect(await adjustmentsOf(other.orderId)).toMatchObject([{ code: 'CASELOOM20', pence: 240 }])
  }, 180_000)

  it('by Equals is for who is in that group and in a tier’s besides, as code and by itself, and is ordered as shown', async () => {
    const fay = await newBuyer(backend)
    const equals = { ...(await makeMembers(admin, [fay])), operator: 'eq' as const }
    // Medusa's Equals is for nobody who is in another group too.
    await makeMembers(admin, [fay])
    const { code } = await makePromotion(admin, { percent: 30, rules: [equals] })
    expect(await fay.api.must('getPromotion', { params: { code } })).toMatchObject({ percent: 30 })
    expect(await quote(fay, [fay.line], code)).toMatchObject({ discount: { code, amount: 3.6 }, total: 8.4 })
    const bought = await buy(fay, [fay.line], code)
    expect(bought.order.totals.discount).toBe(3.6)
    expect(await adjustmentsOf(bought.orderId)).toMatchObject([{ code, pence: 360 }])

    const own = await makePromotion(admin, { percent: 15, automatic: true, rules: [equals] })
    expect(await quote(fay, [fay.line])).toMatchObject({ discount: { kind: 'member', amount: 1.8 } })
    expect(await adjustmentsOf((await buy(fay, [fay.line])).orderId)).toMatchObject([
      { code: own.code, pence: 180 },
    ])
    expect(await quote(bob, [bob.line], code)).toMatchObject({ promoRefused: 'Invalid promo code' })
    expect(await quote(bob, [bob.line])).toMatchObject({ discount: null, total: 12 })
  }, 120_000)

  it('of two groups is the better one; an offer for all is named as its maker named it', async () => {
    const erin = await newBuyer(backend)
    const [silver, gold] = [await makeMembers(admin, [erin]), await makeMembers(admin, [erin])]
    await makePromotion(admin, { percent: 5, automatic: true, rules: [silver] })
    await makePromotion(admin, { percent: 10, automatic: true, rules: [gold] })
    expect(await quote(erin, [erin.line])).toMatchObject({
      discount: { percent: 10 },
      notTaken: { percent: 5 },
    })
    const [found] = await rows<{ id: string }>(
      databaseUrl,
      `select id from product where handle like '%eco%'`,
    )
    const eco = await erin.make({ product: 'eco' })
    const offer = await makePromotion(admin, {
      percent: 25,
      automatic: true,
      targetRules: [{ attribute: 'items.product.id', operator: 'in', values: [found?.id ?? ''] }],
      extra: { metadata: { description: 'Green week' } },
    })
    try {
      expect(await quote(erin, [eco])).toMatchObject({
        discount: { kind: 'offer', label: 'Green week', code: null, amount: 4 },
        notTaken: { kind: 'member', percent: 10 },
      })
    } finally {
      await admin.call('DELETE', `/promotions/${offer.id}`)
    }
  }, 120_000)
})

describe('the total that the shopper was shown', () => {
  it('is the one that is charged, or they are told both', async () => {
    const shown = await quote(bob, [bob.line], 'SAVE10')
    expect((await mustOpen(bob, [bob.line], 'SAVE10', shown.total)).amounts.total).toBe(shown.total)
    const other = await open(bob, [bob.line], 'SAVE10', 9.99)
    expect(other).toMatchObject({
      status: 409,
      code: 'price_changed',
      error: 'Your cart now comes to £10.80, not £9.99. Please look at it again before you pay.',
    })
    expect(priceChangedData.parse(other.ok ? null : other.extra).items).toMatchObject([
      { id: bob.line.id, price: 12 },
    ])
    // The member's discount began, or ended, while the cart lay open.
    expect(await open(bob, [bob.line], undefined, 10.8)).toMatchObject({ code: 'price_changed' })
    for (const expectedTotal of [-1, 'much', null, 1e300, 1e21])
      expect(
        await bob.api.call('createCheckoutSession', { body: { items: [bob.line], expectedTotal } }),
      ).toMatchObject({ status: 400 })
  })
})
