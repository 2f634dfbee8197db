import { z } from 'zod'
import { endpoint } from './endpoint'
import { said } from './text'

export const ORDER_STATUSES = [
  'pending_admin_approval',
  'adjustment_requested',
  'processing',
  'in_progress',
  'manufacturing',
  'shipped',
  'in_transit',
  'delivered',
  'complete',
  'rejected',
  'cancelling',
  'cancelled',
  'prodigi_failed',
] as const
export const orderStatusSchema = z.enum(ORDER_STATUSES)
export type OrderStatus = z.infer<typeof orderStatusSchema>

/** One line of an order, as the customer's list shows it. Money in pounds, dates ISO 8601. */
export const orderRowSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.number().int(),
  /** The checkout's: Stripe's session, or its own id where there was nothing to pay. */
  sessionId: z.string(),
  imageUrl: z.string(),
  item: z.object({
    name: z.string(),
    price: z.number(),
    quantity: z.number().int(),
    customizations: z.object({ designName: z.string(), aiGenerated: z.boolean() }).nullable(),
  }),
  productname: z.string(),
  /** The product's number, for its page; null where the product is gone. */
  productId: z.number().int().positive().nullable(),
  device: z.string(),
  color: z.string(),
  clientShippingRate: z.object({ name: z.string(), price: z.number() }).nullable(),
  /** What the whole order came to, after its discount and with delivery; the same in each of its rows. */
  orderTotal: z.number(),
  /** What went back of it so far, as the payment provider confirmed it; the same in each of its rows. */
  refunded: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  status: orderStatusSchema,
  prodigiOrderStatus: z.string().nullable(),
  prodigiStatus: z.string().nullable(),
  prodigiOrderId: z.string().nullable(),
  lastStatusUpdate: z.string().nullable(),
  batchOrder: z.boolean(),
  totalItemsInBatch: z.number().int(),
  prodigiDetails: z.object({ stage: z.string().nullable(), issues: z.array(z.string()) }),
  /** The change of this line's design that the order waits for; null where it waits for none, or no longer. */
  adjustment: z
    .object({
      remark: z.string(),
      deadline: z.string(),
      /** Opens the studio on this line; null once the change was sent. */
      token: z.string().nullable(),
    })
    .nullable(),
})
export type OrderRow = z.infer<typeof orderRowSchema>

export const orderAddressSchema = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone: z.string(),
})
export const timelineStepSchema = z.object({
  /** `ended` takes the place of the steps that will not come where an order was rejected or cancelled. */
  key: z.enum(['placed', 'processing', 'manufacturing', 'shipped', 'final', 'ended']),
  title: z.string(),
  description: z.string(),
  done: z.boolean(),
  current: z.boolean(),
  at: z.string().nullable(),
})
export const paymentStatusSchema = z.enum([
  'none',
  'authorised',
  'captured',
  'cancelled',
  'partially_refunded',
  'refunded',
])
export type PaymentStatus = z.infer<typeof paymentStatusSchema>
export const orderDetailSchema = orderRowSchema.extend({
  items: z.array(orderRowSchema),
  totals: z.object({
    subtotal: z.number(),
    discount: z.number(),
    /** What the discount is called; null where there was none. */
    discountLabel: z.string().nullable(),
    shipping: z.number(),
    /** VAT in the total; 0 where the shop is not registered for it. */
    tax: z.number(),
    total: z.number(),
  }),
  shippingAddress: orderAddressSchema,
  /** How the money stands: `authorised` is held on the card and not taken. */
  paymentStatus: paymentStatusSchema,
  /** Pounds that went back, as the payment provider confirmed it, and when the last of it did; null where nothing has. */
  refund: z.object({ amount: z.number(), at: z.string().nullable() }).nullable(),
  timeline: z.array(timelineStepSchema),
  /** `url`: the carrier's page about the parcel; null where there is none. */
  tracking: z.array(z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() })),
  /** True where 'delivered' was reckoned from the dispatch date, not reported by a carrier. */
  deliveryEstimated: z.boolean(),
  rejectionReason: z.string().nullable(),
  /** True while its customer may still take the order back: until somebody has decided on it. */
  cancellable: z.boolean(),
  /** Why it is `cancelling` or `cancelled`; `payment_lapsed`: the bank no longer held the money, and it can be paid again; `adjustment_missed`: no change came in time; `payment_returned`: it could not be completed, and its payment was given back. */
  cancelledBecause: z.enum(['asked', 'payment_lapsed', 'adjustment_missed', 'payment_returned']).nullable(),
})
export type OrderDetail = z.infer<typeof orderDetailSchema>

/** Comes with a 409 of {@link orderEndpoints.cancelOrder}: how the order stands. */
export const orderConflictData = z.object({ id: z.string(), status: orderStatusSchema })

const NO_EMAIL = 'Email is invalid'
/** `email` is optional and must be the token's own. */
export const ownEmailQuery = z.object({ email: z.string(NO_EMAIL).max(254, NO_EMAIL).optional() })
export const orderIdParams = z.object({ id: said('We don’t know that order', 200) })

export const orderEndpoints = {
  listOrders: endpoint({
    method: 'GET',
    path: '/orders',
    tag: 'Orders',
    access: 'customer',
    summary: 'The customer’s order lines, newest first',
    data: z.array(orderRowSchema),
    errors: [],
  }),
  paymentOrders: endpoint({
    method: 'GET',
    path: '/order/payment-orders',
    tag: 'Orders',
    access: 'customer',
    summary: 'The customer’s order lines, newest first',
    query: ownEmailQuery,
    data: z.array(orderRowSchema),
    errors: ['forbidden'],
  }),
  recentOrders: endpoint({
    method: 'GET',
    path: '/order/recent',
    tag: 'Orders',
    access: 'customer',
    summary: 'The last five order lines',
    query: ownEmailQuery,
    data: z.array(orderRowSchema),
    errors: ['forbidden'],
  }),
  getOrder: endpoint({
    method: 'GET',
    path: '/order/{id}',
    tag: 'Orders',
    access: 'customer',
    summary: 'A whole order by line id, order id or checkout session id',
    params: orderIdParams,
    data: orderDetailSchema,
    errors: ['not_found'],
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: '/order/{id}/cancel',
    tag: 'Orders',
    access: 'customer',
    summary:
      'Takes an order back while it awaits approval, and gives its money back; pressed again it answers the same',
    params: orderIdParams,
    data: orderDetailSchema,
    errors: ['not_found', 'conflict'],
  }),
  refreshStatus: endpoint({
    method: 'POST',
    path: '/order/refresh-status',
    tag: 'Orders',
    access: 'customer',
    summary:
      'Asks the print provider for every open order of the customer that was not looked at within the last minute',
    data: z.object({ updated: z.number().int() }),
    errors: ['provider_unavailable'],
  }),
  downloadDesign: endpoint({
    method: 'GET',
    path: '/order/designs/{id}/download',
    tag: 'Orders',
    access: 'customer',
    summary: 'The artwork of an ordered line or design as PNG',
    params: orderIdParams,
    query: ownEmailQuery,
    produces: 'image/png',
    errors: ['forbidden', 'not_found'],
  }),
  orderInvoice: endpoint({
    method: 'GET',
    path: '/order/{id}/invoice',
    tag: 'Orders',
    access: 'customer',
    summary: 'The order’s invoice with its VAT as PDF',
    params: orderIdParams,
    produces: 'application/pdf',
    errors: ['not_found', 'conflict'],
  }),
  prodigiWebhook: endpoint({
    method: 'POST',
    path: '/webhooks/prodigi/{secret}',
    tag: 'Webhooks',
    access: 'provider',
    summary: 'Prodigi’s callbacks, at an address that only Prodigi was told',
    params: z.object({ secret: said('There is nothing at this address', 100) }),
    data: z.object({ received: z.literal(true) }),
    errors: ['not_found'],
  }),
}
