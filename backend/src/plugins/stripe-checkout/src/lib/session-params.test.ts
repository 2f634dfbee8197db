import { describe, expect, it } from 'vitest'
import { couponName, goodsPence, sessionParams, type SessionPlan } from './session-params'

const plan: SessionPlan = {
  checkoutId: 'chk_1',
  email: 'ann@example.com',
  currency: 'gbp',
  lines: [
    {
      variantId: 'v',
      sku: 'S',
      title: 'Snap Case',
      description: 'iPhone 15, Gloss',
      imageUrl: 'http://localhost/a.webp',
      quantity: 2,
      unitPence: 1200,
      recipeHash: 'r',
    },
  ],
  discountPence: 240,
  promoCode: 'SAVE10',
  lineHash: 'h',
  shipping: [{ id: 'so_1', name: 'Basic', pence: 210, businessDays: [5, 7] }],
  address: {
    first_name: 'Ann',
    last_name: 'Lee',
    address_1: '1 High Street',
    city: 'Leeds',
    postal_code: 'LS1 1AA',
    country_code: 'gb',
  },
  expiresAt: 1_800_000_000,
}
const settings = {
  publicUrl: 'http://localhost:3000',
  manualCapture: true,
  couponId: 'co_1',
  paymentSessionId: 'payses_1',
}

describe('sessionParams', () => {
  it('charges the goods less the discount', () => {
    expect(goodsPence(plan)).toBe(2160)
  })

  it('carries the checkout, the prices in pence and the shipping option', () => {
    const params = sessionParams(plan, settings)
    expect(params.client_reference_id).toBe('chk_1')
    expect(params.line_items?.[0]?.price_data?.unit_amount).toBe(1200)
    expect(params.discounts).toEqual([{ coupon: 'co_1' }])
    expect(params.shipping_options?.[0]?.shipping_rate_data?.metadata).toEqual({ shipping_option_id: 'so_1' })
    expect(params.payment_intent_data?.capture_method).toBe('manual')
    expect(params.payment_intent_data?.shipping?.address.country).toBe('GB')
    expect(params.success_url).toBe('http://localhost:3000/payment?session_id={CHECKOUT_SESSION_ID}')
  })

  it('says where it is delivered to beside the button, in words that Stripe takes', () => {
    const said = (change: object) =>
      sessionParams({ ...plan, address: { ...plan.address, ...change } }, settings).custom_text?.submit
    expect(said({ phone: '+44 20 7946 0018' })).toEqual({
      message: 'Delivered to Ann Lee, 1 High Street, Leeds LS1 1AA',
    })
    expect(
      said({ address_2: 'Hof', city: 'Berlin', postal_code: '10115', country_code: 'de' }),
    ).toMatchObject({ message: 'Delivered to Ann Lee, 1 High Street, Hof, Berlin 10115, Germany' })
    expect(said({ address_1: 'x'.repeat(2000) })).toMatchObject({
      message: expect.stringMatching(/^.{1200}$/) as string,
    })
  })

  it('sends nothing that is empty for somebody without a name, which Stripe would refuse', () => {
    const address = { ...plan.address, first_name: '', last_name: ' ', address_2: '', phone: '' }
    const lines = plan.lines.map((line) => ({ ...line, description: '', imageUrl: '' }))
    const params = sessionParams({ ...plan, lines, address }, { ...settings, couponId: null })
    expect(params.payment_intent_data?.shipping?.name).toBe('Customer')
    expect(params.custom_text?.submit).toEqual({ message: 'Delivered to 1 High Street, Leeds LS1 1AA' })
    expect(JSON.stringify(params)).not.toMatch(/:"\s*"/)
  })

  it('leaves the ways to pay to the page, so that Apple and Google Pay show where the account has them', () => {
    const params = Object.keys(sessionParams(plan, settings))
    expect(params.filter((name) => /^(excluded_)?payment_method|^wallet/.test(name))).toEqual([])
  })

  it('is the same for the same plan, so that an idempotency key can be used again', () => {
    expect(sessionParams(plan, settings)).toEqual(sessionParams(structuredClone(plan), settings))
  })

  it('captures at once where the shop wants it, and shows no picture that Stripe cannot fetch', () => {
    const params = sessionParams(plan, { ...settings, manualCapture: false, couponId: null })
    expect(params.payment_intent_data?.capture_method).toBe('automatic')
    expect(params.discounts).toBeUndefined()
    expect(params.line_items?.[0]?.price_data?.product_data?.images).toBeUndefined()
  })
})

describe('the name of a discount', () => {
  it.each([
    ['SAVE10', 'SAVE10'],
    [null, 'Discount'],
    ['  ', 'Discount'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), `${'x'.repeat(39)}…`],
    ['Spring is here: ten per cent off all snap cases', 'Spring is here: ten per cent off all…'],
    ['🦊'.repeat(41), `${'🦊'.repeat(39)}…`],
  ])('%j is called %s', (label, name) => {
    expect(couponName(label)).toBe(name)
  })
})
