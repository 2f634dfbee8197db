/** Rows of Medusa's and the plugins' tables that belong to a customer's orders, as SQL on the customer's id (`?`). */
const ORDERS = 'select o.id from "order" o where o.customer_id = ?'
const COLLECTIONS = `select l.payment_collection_id from order_payment_collection l where l.order_id in (${ORDERS})`
const FULFILLMENTS = `select l.fulfillment_id from order_fulfillment l where l.order_id in (${ORDERS})`

interface Place {
  table: string
  column: string
  json?: boolean
  /** SQL: which rows; one `?` for the customer's id. */
  where: string
}

/** What people and machines wrote beside an order: kept, without the person. */
export const PLACES: Place[] = [
  { table: '"order"', column: 'metadata', json: true, where: `id in (${ORDERS})` },
  ...['description', 'internal_note', 'declined_reason'].map((column) => ({
    table: 'order_change',
    column,
    where: `order_id in (${ORDERS})`,
  })),
  { table: 'order_change_action', column: 'internal_note', where: `order_id in (${ORDERS})` },
  { table: 'order_change_action', column: 'details', json: true, where: `order_id in (${ORDERS})` },
  { table: 'approval', column: 'reason', where: `order_id in (${ORDERS})` },
  { table: 'approval_history', column: 'reason', where: `order_id in (${ORDERS})` },
  { table: 'approval_adjustment', column: 'remark', where: `order_id in (${ORDERS})` },
  { table: 'approval_task', column: 'facts', json: true, where: `order_id in (${ORDERS})` },
  { table: 'approval_task', column: 'last_error', where: `order_id in (${ORDERS})` },
  ...['status_details', 'issues', 'shipments', 'cost'].map((column) => ({
    table: 'prodigi_submission',
    column,
    json: true,
    where: `order_id in (${ORDERS})`,
  })),
  { table: 'prodigi_submission', column: 'last_error', where: `order_id in (${ORDERS})` },
  { table: 'payment', column: 'data', json: true, where: `payment_collection_id in (${COLLECTIONS})` },
  { table: 'payment', column: 'metadata', json: true, where: `payment_collection_id in (${COLLECTIONS})` },
  {
    table: 'payment_session',
    column: 'data',
    json: true,
    where: `payment_collection_id in (${COLLECTIONS})`,
  },
  {
    table: 'payment_session',
    column: 'context',
    json: true,
    where: `payment_collection_id in (${COLLECTIONS})`,
  },
  {
    table: 'refund',
    column: 'note',
    where: `payment_id in (select p.id from payment p where p.payment_collection_id in (${COLLECTIONS}))`,
  },
  { table: 'fulfillment', column: 'data', json: true, where: `id in (${FULFILLMENTS})` },
  { table: 'fulfillment', column: 'metadata', json: true, where: `id in (${FULFILLMENTS})` },
  { table: 'product_review', column: 'title', where: 'customer_id = ?' },
  { table: 'product_review', column: 'body', where: 'customer_id = ?' },
  { table: 'checkout', column: 'parked_reason', where: 'customer_id = ?' },
  { table: 'checkout', column: 'last_error', where: 'customer_id = ?' },
  { table: 'checkout', column: 'decision_note', where: 'customer_id = ?' },
]

/** SQL that leaves of an address of Medusa's, whichever table it is in, its postcode and country. */
export const PLACE_ALONE =
  'first_name = null, last_name = null, company = null, address_1 = null, address_2 = null, city = null, province = null, phone = null, metadata = null'

/** Addresses that stay with an order, as a country and the area of a postcode. */
export const ADDRESSES = [
  {
    table: 'order_address',
    where:
      'id in (select unnest(array[o.shipping_address_id, o.billing_address_id]) from "order" o where o.customer_id = ?)',
  },
  {
    table: 'fulfillment_address',
    where: `id in (select f.delivery_address_id from fulfillment f where f.id in (${FULFILLMENTS}))`,
  },
  {
    table: 'cart_address',
    where:
      'id in (select unnest(array[k.shipping_address_id, k.billing_address_id]) from cart k where k.customer_id = ?)',
  },
]

/**
 * Whoever edits an address in Medusa's admin makes a new one: the former stays, and no order names it. It serves nobody, so all of them
 * are emptied, whoever's they were. Ids in what is noted of edits would miss those of an edit that died before it was noted.
 */
export const FORMER_ADDRESSES = `update order_address a set ${PLACE_ALONE}, postal_code = null
  where num_nonnulls(a.first_name, a.last_name, a.company, a.address_1, a.address_2, a.city, a.province, a.postal_code, a.phone, a.metadata) > 0
    and not exists (select 1 from "order" o where o.shipping_address_id = a.id)
    and not exists (select 1 from "order" o where o.billing_address_id = a.id)`

const CHECKOUTS = 'from checkout c where c.customer_id = any(?)'

/**
 * What came from outside about an order: its rows stay as proof that it came, emptied. Late arrivals are emptied by the job, for
 * everybody who has left in one go. `?`: the ids of the customers.
 */
export const INBOXES = [
  `update webhook_inbox set payload = '{}', last_error = null where payload <> '{}'::jsonb
   and (checkout_id in (select c.id ${CHECKOUTS}) or stripe_session_id in (select c.stripe_session_id ${CHECKOUTS}))`,
  `update prodigi_callback k set payload = '{}' from prodigi_submission s join "order" o on o.id = s.order_id
   where o.customer_id = any(?) and k.submission_id = s.id and k.payload <> '{}'::jsonb`,
]
