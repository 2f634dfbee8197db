import type { SandboxApp } from '../../../core/service.js'
import { operation, page } from '../api.js'
import type { Customer } from '../entities.js'
import { invalid, missing, notFound } from '../errors.js'
import { echo, mergeMetadata, text, whole, type FormObject } from '../form.js'
import { listedEvents } from '../listed-events.js'
import { listOf } from '../serialize.js'
import type { StripeStore } from '../store.js'

const COUPON_NAME_MAX = 40

const customerFields = (form: FormObject, old: Pick<Customer, 'metadata'>) => ({
  ...(form.email === undefined ? {} : { email: text(form.email) }),
  ...(form.name === undefined ? {} : { name: text(form.name) }),
  ...(form.phone === undefined ? {} : { phone: text(form.phone) }),
  ...(form.description === undefined ? {} : { description: text(form.description) }),
  ...(form.address === undefined ? {} : { address: echo(form.address) }),
  metadata: mergeMetadata(old.metadata, form.metadata),
})

function findCustomer(db: StripeStore, id: string | undefined): Customer {
  const customer = db.customers.get(id ?? '')
  if (!customer) throw notFound('customer', id ?? '')
  return customer
}

export function accountRoutes(app: SandboxApp, db: StripeStore): void {
  app.get(
    '/v1/account',
    operation(db, () => ({
      id: 'acct_sandbox',
      object: 'account',
      country: 'GB',
      default_currency: 'gbp',
      charges_enabled: true,
      payouts_enabled: true,
      business_profile: { name: 'Sandbox' },
    })),
  )
  app.post(
    '/v1/customers',
    operation(db, (form) =>
      db.customers.put({
        id: db.newId('cus'),
        object: 'customer',
        created: db.seconds(),
        email: null,
        name: null,
        phone: null,
        description: null,
        address: null,
        livemode: false,
        ...customerFields(form, { metadata: {} }),
      }),
    ),
  )
  app.get(
    '/v1/customers',
    operation(db, (form) => {
      const email = text(form.email)
      const rows = db.customers.all().filter((row) => !row.deleted && (!email || row.email === email))
      return page(rows, form, '/v1/customers')
    }),
  )
  app.get(
    '/v1/customers/:id',
    operation(db, (_form, c) => findCustomer(db, c.req.param('id'))),
  )
  app.post(
    '/v1/customers/:id',
    operation(db, (form, c) => {
      const customer = findCustomer(db, c.req.param('id'))
      return db.customers.update(customer.id, customerFields(form, customer))
    }),
  )
  app.delete(
    '/v1/customers/:id',
    operation(db, (_form, c) => {
      const customer = findCustomer(db, c.req.param('id'))
      db.customers.update(customer.id, { deleted: true })
      return { id: customer.id, object: 'customer', deleted: true }
    }),
  )
  const noMethods = operation(db, () => listOf([], '/v1/payment_methods'))
  app.get('/v1/payment_methods', noMethods)
  app.get('/v1/customers/:id/payment_methods', noMethods)

  app.post(
    '/v1/coupons',
    operation(db, (form) => {
      const amount = whole(form.amount_off)
      const percent = text(form.percent_off)
      if ((amount === null) === (percent === null)) throw missing('amount_off')
      if (amount !== null && amount < 1) throw invalid('Invalid positive integer', 'amount_off')
      if (amount !== null && !text(form.currency)) throw missing('currency')
      if (Array.from(text(form.name) ?? '').length > COUPON_NAME_MAX)
        throw invalid(`Invalid string: must be at most ${COUPON_NAME_MAX} characters`, 'name')
      const id = text(form.id) ?? db.newId('co')
      if (db.coupons.get(id)) throw invalid(`Coupon already exists.`, 'id', 'resource_already_exists')
      return db.coupons.put({
        id,
        object: 'coupon',
        created: db.seconds(),
        amount_off: amount,
        percent_off: percent === null ? null : Number(percent),
        currency: text(form.currency)?.toLowerCase() ?? null,
        duration: text(form.duration) ?? 'once',
        name: text(form.name),
        max_redemptions: whole(form.max_redemptions),
        metadata: mergeMetadata({}, form.metadata),
        livemode: false,
        valid: true,
      })
    }),
  )
  app.get(
    '/v1/coupons/:id',
    operation(db, (_form, c) => {
      const coupon = db.coupons.get(c.req.param('id') ?? '')
      if (!coupon) throw notFound('coupon', c.req.param('id') ?? '')
      return coupon
    }),
  )
  app.delete(
    '/v1/coupons/:id',
    operation(db, (_form, c) => {
      const id = c.req.param('id') ?? ''
      if (!db.coupons.get(id)) throw notFound('coupon', id)
      db.coupons.delete(id)
      return { id, object: 'coupon', deleted: true }
    }),
  )
  app.get(
    '/v1/shipping_rates/:id',
    operation(db, (_form, c) => {
      const rate = db.shippingRates.get(c.req.param('id') ?? '')
      if (!rate) throw notFound('shipping rate', c.req.param('id') ?? '')
      return rate
    }),
  )
  app.get(
    '/v1/events',
    operation(db, (form) => page(listedEvents(db, form), form, '/v1/events')),
  )
  app.get(
    '/v1/events/:id',
    operation(db, (_form, c) => {
      const event = db.events.get(c.req.param('id') ?? '')
      if (!event) throw notFound('event', c.req.param('id') ?? '')
      return event
    }),
  )
}
