import { z } from 'zod'
import { endpoint } from './endpoint'
import { orderRowSchema } from './orders'

export const QUANTITY_MAX = 50
/** Pounds: more than any cart comes to, and few enough to count in pence. */
const EXPECTED_MAX = 10_000_000

export const customizationSchema = z.object({
  designId: z.string().max(80),
  designName: z.string().max(200).default('Custom Design'),
  designImage: z.string().max(2000).optional(),
  aiGenerated: z.boolean().default(true),
  recipeHash: z.string().max(64),
})
/** A cart line as the browser sends it. Name, price and image are compared with the server's own and never believed. */
export const checkoutItemSchema = z.object({
  id: z.string().min(1, 'Every line needs an id').max(300),
  productId: z.coerce.string().max(120),
  name: z.string().max(200),
  price: z.number(),
  quantity: z
    .number()
    .int('Quantity must be a whole number')
    .min(1, 'Quantity must be at least 1')
    .max(QUANTITY_MAX, `Quantity must be at most ${QUANTITY_MAX}`),
  image: z.string().max(2000).default(''),
  device: z.string().max(80),
  /** The finish: Matte, Gloss, Premium or Standard. */
  color: z.string().max(40),
  customizations: customizationSchema.nullable().default(null),
})
export type CheckoutItem = z.input<typeof checkoutItemSchema>

export const createCheckoutSessionBody = z.object({
  items: z.array(checkoutItemSchema).min(1, 'Your cart is empty').max(50, 'A cart holds at most 50 lines'),
  shippingRequired: z.literal(true).default(true),
  promoCode: z.string().trim().max(40).optional(),
  /** Pounds: what the cart says the goods cost after discounts. Where it differs the answer is `price_changed`. */
  expectedTotal: z.number().nonnegative().max(EXPECTED_MAX, 'No cart comes to so much').optional(),
})
export const checkoutSessionSchema = z.object({
  sessionId: z.string(),
  /** The payment page; of an order of nothing the page of the shop that Stripe would lead back to. */
  url: z.string(),
  /** Pounds. The total is without delivery, which is chosen on the payment page. */
  amounts: z.object({ subtotal: z.number(), discount: z.number(), total: z.number() }),
  expiresAt: z.string(),
})
/** `data` of a 409 `price_changed`: the present unit price of each line that was sent. */
export const priceChangedData = z.object({
  items: z.array(
    z.object({ id: z.string(), name: z.string(), price: z.number(), originalPrice: z.number().nullable() }),
  ),
})
/** `data` of a 409 `payment_in_review` that opening a page answers: the session on which this very cart was paid. */
export const paidAlreadyData = z.object({ sessionId: z.string().nullable() })
export const sessionIdQuery = z.object({ session_id: z.string().min(1).max(200) })
export const sessionStatusSchema = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  /** As Stripe has it: paid, unpaid, no_payment_required. */
  payment_status: z.string(),
  /** Masked: 'a***@example.com'. */
  customer_email: z.string().nullable(),
  orderId: z.string().nullable(),
})
export const processPaymentBody = z.object({
  sessionId: z.string().min(1, 'No items found to process').max(200),
  customerEmail: z.string().max(254).nullish(),
  cartItems: z.array(z.unknown()).max(100).default([]),
})
export const processPaymentSchema = z.object({
  orderId: z.string(),
  orderNumber: z.number().int(),
  orders: z.array(orderRowSchema),
  alreadyProcessed: z.boolean(),
})
/** What a code takes off: a percentage, or pounds. */
export const promotionSchema = z.object({
  code: z.string(),
  percent: z.number().nullable(),
  amount: z.number().nullable().default(null),
  description: z.string(),
})

export const checkoutEndpoints = {
  getPromotion: endpoint({
    method: 'GET',
    path: '/promotions/{code}',
    tag: 'Checkout',
    access: 'public',
    summary: 'A promotion code that the caller may use',
    params: z.object({ code: z.string().trim().min(1).max(40) }),
    data: promotionSchema,
    errors: ['invalid_promo', 'rate_limited'],
  }),
  createCheckoutSession: endpoint({
    method: 'POST',
    path: '/payment/create-checkout-session',
    tag: 'Checkout',
    access: 'customer',
    summary: 'Freezes the cart and opens a hosted payment page for it',
    body: createCheckoutSessionBody,
    data: checkoutSessionSchema,
    errors: [
      'invalid_request',
      'unknown_product',
      'configuration_not_found',
      'unauthenticated',
      'address_required',
      'invalid_promo',
      'price_changed',
      'conflict',
      'recipe_changed',
      'payment_in_review',
      'shipping_unavailable',
      'rate_limited',
      'provider_unavailable',
    ],
  }),
  sessionStatus: endpoint({
    method: 'GET',
    path: '/payment/session-status',
    tag: 'Checkout',
    access: 'customer',
    summary: 'How a payment stands, to its owner',
    query: sessionIdQuery,
    data: sessionStatusSchema,
    errors: ['invalid_request', 'unauthenticated', 'not_found', 'provider_unavailable'],
  }),
  verifyPayment: endpoint({
    method: 'GET',
    path: '/payment/verify/{id}',
    tag: 'Checkout',
    access: 'customer',
    summary: 'Whether a payment is good, to its owner',
    params: z.object({ id: z.string().min(1).max(200) }),
    data: z.object({
      verified: z.boolean(),
      status: z.string(),
      amountTotal: z.number(),
      currency: z.string(),
    }),
    errors: ['unauthenticated', 'not_found', 'provider_unavailable'],
  }),
  processPayment: endpoint({
    method: 'POST',
    path: '/order/process-payment',
    tag: 'Checkout',
    access: 'customer',
    summary: 'Turns a paid checkout into its one order; safe to repeat',
    body: processPaymentBody,
    data: processPaymentSchema,
    errors: [
      'invalid_request',
      'no_items_to_process',
      'payment_incomplete',
      'payment_in_review',
      'unauthenticated',
      'not_found',
      'provider_unavailable',
    ],
  }),
  stripeWebhook: endpoint({
    method: 'POST',
    path: '/webhooks/stripe',
    tag: 'Webhooks',
    access: 'provider',
    summary: 'Signed events from Stripe',
    data: z.object({ received: z.literal(true) }),
    errors: ['invalid_signature'],
  }),
}
