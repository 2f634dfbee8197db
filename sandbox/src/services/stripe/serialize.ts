import type { CheckoutSession, LineItem } from './entities.js'
import type { StripeStore } from './store.js'

export const listOf = (data: object[], url: string, hasMore = false) => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
})

/** What the API shows of a line: the page's own fields stay inside. */
export function showLine({ image: _image, note: _note, ...line }: LineItem): object {
  return line
}

export function showSession(session: CheckoutSession): object {
  const { payment_intent_data: _data, extra, ...rest } = session
  return { ...extra, ...rest, url: session.status === 'open' ? session.url : null }
}

type Expander = (db: StripeStore, id: string) => object | undefined

const EXPANDERS: Record<string, Expander> = {
  payment_intent: (db, id) => db.intents.get(id),
  latest_charge: (db, id) => db.charges.get(id),
  charge: (db, id) => db.charges.get(id),
  customer: (db, id) => db.customers.get(id),
  shipping_rate: (db, id) => db.shippingRates.get(id),
  coupon: (db, id) => db.coupons.get(id),
}

/** Replaces ids with objects along paths such as `payment_intent.latest_charge` or `data.payment_intent`. */
export function expand(db: StripeStore, value: object, paths: string[]): object {
  return paths.reduce((result, path) => expandOne(db, result, path.split('.')), value)
}

function expandOne(db: StripeStore, value: object, [name, ...rest]: string[]): object {
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((entry: object) => expandOne(db, entry, [name, ...rest]))
  const fields = value as Record<string, unknown>
  let inner = fields[name]
  if (name === 'line_items' && typeof fields.id === 'string') {
    const lines = db.lines.get(fields.id)?.lines ?? []
    inner = listOf(lines.map(showLine), `/v1/checkout/sessions/${fields.id}/line_items`)
  }
  if (name === 'refunds' && fields.object === 'charge') {
    inner = listOf(
      db.refunds.all().filter((refund) => refund.charge === fields.id),
      '/v1/refunds',
    )
  }
  if (typeof inner === 'string') inner = EXPANDERS[name]?.(db, inner) ?? inner
  if (inner === null || typeof inner !== 'object') return value
  return { ...fields, [name]: expandOne(db, inner, rest) }
}
