import { createHash } from 'node:crypto'
import type { CheckoutSession, Coupon, LineItem, ShippingRate } from './entities.js'
import { invalid, missing, notFound } from './errors.js'
import { echo, mergeMetadata, object, objects, strings, text, texts, whole, type FormObject } from './form.js'
import { checkLimits } from './session-limits.js'
import type { StripeStore } from './store.js'

const SHORTEST = 30 * 60
const LONGEST = 24 * 60 * 60
const SLACK = 60
const LEAST_AMOUNT = 30
const READ = new Set([
  'line_items',
  'discounts',
  'shipping_options',
  'payment_intent_data',
  'client_reference_id',
  'customer_email',
  'customer',
  'metadata',
  'success_url',
  'cancel_url',
  'expires_at',
  'mode',
  'expand',
  'locale',
  'ui_mode',
  'payment_method_types',
  'submit_type',
  'custom_text',
  'consent_collection',
])

function readLine(db: StripeStore, line: FormObject, index: number): LineItem {
  const at = `line_items[${index}]`
  const price = object(line.price_data)
  if (!line.price_data) throw invalid('The sandbox sells by price_data only.', `${at}[price_data]`)
  const currency = text(price.currency)?.toLowerCase()
  if (!currency) throw missing(`${at}[price_data][currency]`)
  const unit = whole(price.unit_amount)
  if (unit === null) throw missing(`${at}[price_data][unit_amount]`)
  if (unit < 0)
    throw invalid('This value must be greater than or equal to 0.', `${at}[price_data][unit_amount]`)
  const product = object(price.product_data)
  const name = text(product.name) ?? text(price.product)
  if (!name) throw missing(`${at}[price_data][product_data][name]`)
  const quantity = whole(line.quantity) ?? 1
  if (quantity < 1) throw invalid('This value must be greater than or equal to 1.', `${at}[quantity]`)
  return {
    id: db.newId('li'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: unit * quantity,
    amount_tax: 0,
    amount_total: unit * quantity,
    currency,
    description: name,
    quantity,
    price: {
      id: db.newId('price'),
      object: 'price',
      currency,
      unit_amount: unit,
      product: text(price.product) ?? db.newId('prod'),
      type: 'one_time',
      metadata: strings(product.metadata),
    },
    image: texts(product.images)[0] ?? null,
    note: text(product.description),
  }
}

function readRate(db: StripeStore, option: FormObject, index: number): ShippingRate {
  const id = text(option.shipping_rate)
  if (id) {
    const known = db.shippingRates.get(id)
    if (!known) throw notFound('shipping rate', id)
    return known
  }
  const data = object(option.shipping_rate_data)
  const at = `shipping_options[${index}][shipping_rate_data]`
  const name = text(data.display_name)
  if (!name) throw missing(`${at}[display_name]`)
  const amount = whole(object(data.fixed_amount).amount)
  const currency = text(object(data.fixed_amount).currency)
  if (amount === null || !currency) throw missing(`${at}[fixed_amount]`)
  const estimate = echo(data.delivery_estimate)
  return db.shippingRates.put({
    id: db.newId('shr'),
    object: 'shipping_rate',
    active: true,
    created: db.seconds(),
    display_name: name,
    delivery_estimate: estimate === null ? null : numbersInEstimate(estimate),
    fixed_amount: { amount, currency: currency.toLowerCase() },
    metadata: strings(data.metadata),
    type: 'fixed_amount',
    livemode: false,
  })
}

function numbersInEstimate(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key === 'value' ? Number(inner) : inner,
  ) as unknown
}

const discountOf = (coupon: Coupon | undefined, subtotal: number): number => {
  if (!coupon) return 0
  if (coupon.amount_off !== null) return Math.min(coupon.amount_off, subtotal)
  return Math.round((subtotal * (coupon.percent_off ?? 0)) / 100)
}

/** Spreads the discount over the lines so that they still add up to the penny. */
function spread(lines: LineItem[], discount: number, subtotal: number): LineItem[] {
  let left = discount
  return lines.map((line, index) => {
    const share =
      index === lines.length - 1 ? left : Math.round((discount * line.amount_subtotal) / (subtotal || 1))
    left -= share
    return { ...line, amount_discount: share, amount_total: line.amount_subtotal - share }
  })
}

export function createSession(db: StripeStore, form: FormObject): CheckoutSession {
  const mode = text(form.mode) ?? 'payment'
  if (mode !== 'payment') throw invalid('The sandbox knows mode=payment only.', 'mode')
  checkLimits(form)
  const successUrl = text(form.success_url)
  if (!successUrl) throw missing('success_url')
  if (objects(form.line_items).length === 0) throw missing('line_items')
  const plain = objects(form.line_items).map((line, index) => readLine(db, line, index))
  const currency = plain[0]?.currency ?? 'gbp'
  const rates = objects(form.shipping_options).map((option, index) => readRate(db, option, index))
  const mixed = [...plain.map((line) => line.currency), ...rates.map((rate) => rate.fixed_amount.currency)]
  if (mixed.some((entry) => entry !== currency))
    throw invalid('All prices must be in one currency.', 'line_items')

  const couponIds = objects(form.discounts).map((discount) => text(discount.coupon) ?? '')
  if (couponIds.length > 1) throw invalid('At most one discount may be given.', 'discounts')
  const coupon = couponIds[0] === undefined ? undefined : db.coupons.get(couponIds[0])
  if (couponIds[0] !== undefined && !coupon) throw notFound('coupon', couponIds[0])
  const customer = text(form.customer)
  if (customer && !db.customers.get(customer)) throw notFound('customer', customer)
  if (customer && text(form.customer_email)) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer_email')
  }

  const now = db.seconds()
  const expiresAt = whole(form.expires_at) ?? now + LONGEST
  // A caller that lives in real time cannot know that the sandbox's clock was moved.
  const age = expiresAt - Math.floor(Date.now() / 1000)
  if (age < SHORTEST - SLACK || age > LONGEST + SLACK) {
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      'expires_at',
    )
  }

  const subtotal = plain.reduce((sum, line) => sum + line.amount_subtotal, 0)
  const discount = discountOf(coupon, subtotal)
  const shipping = rates[0]?.fixed_amount.amount ?? 0
  const total = subtotal - discount + shipping
  if (total > 0 && total < LEAST_AMOUNT) {
    throw invalid('The total must be at least 30 pence, or nothing.', undefined, 'amount_too_small')
  }
  const id = db.newSessionId()
  const intent = object(form.payment_intent_data)
  db.lines.put({ id, lines: spread(plain, discount, subtotal) })
  return db.sessions.put({
    id,
    object: 'checkout.session',
    created: now,
    expires_at: expiresAt + Math.round(db.kit.clock.offsetMs / 1000),
    livemode: false,
    mode: 'payment',
    status: 'open',
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    url: `${db.kit.url}/c/pay/${id}`,
    success_url: successUrl,
    cancel_url: text(form.cancel_url),
    amount_subtotal: subtotal,
    amount_total: total,
    currency,
    total_details: { amount_discount: discount, amount_shipping: shipping, amount_tax: 0 },
    shipping_cost: rates[0] ? shippingCost(rates[0]) : null,
    shipping_options: rates.map((rate) => ({
      shipping_amount: rate.fixed_amount.amount,
      shipping_rate: rate.id,
    })),
    discounts: couponIds.map((entry) => ({ coupon: entry, promotion_code: null })),
    client_reference_id: text(form.client_reference_id),
    customer,
    customer_email: text(form.customer_email),
    customer_details: null,
    payment_intent: null,
    payment_intent_data: {
      capture_method: text(intent.capture_method) === 'manual' ? 'manual' : 'automatic',
      metadata: strings(intent.metadata),
      description: text(intent.description),
    },
    metadata: mergeMetadata({}, form.metadata),
    locale: echo(form.locale),
    payment_method_types: echo(form.payment_method_types) ?? ['card', 'link'],
    submit_type: echo(form.submit_type),
    custom_text: echo(form.custom_text),
    consent_collection: echo(form.consent_collection),
    ui_mode: 'hosted',
    extra: Object.fromEntries(
      Object.entries(form)
        .filter(([name]) => !READ.has(name))
        .map(([name, value]) => [name, echo(value)]),
    ),
  })
}

const shippingCost = (rate: ShippingRate): CheckoutSession['shipping_cost'] => ({
  amount_subtotal: rate.fixed_amount.amount,
  amount_tax: 0,
  amount_total: rate.fixed_amount.amount,
  shipping_rate: rate.id,
})

/** The customer picks another way of delivery on the hosted page; an unknown one changes nothing. */
export function chooseShipping(
  db: StripeStore,
  session: CheckoutSession,
  rateId: string | null,
): CheckoutSession {
  const offered = session.shipping_options.some((option) => option.shipping_rate === rateId)
  const rate = offered && rateId ? db.shippingRates.get(rateId) : undefined
  if (!rate) return session
  const amount = rate.fixed_amount.amount
  return db.sessions.update(session.id, {
    shipping_cost: shippingCost(rate),
    total_details: { ...session.total_details, amount_shipping: amount },
    amount_total: session.amount_subtotal - session.total_details.amount_discount + amount,
  })
}

export const requestFingerprint = (method: string, path: string, body: string): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex')
