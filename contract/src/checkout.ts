import { z } from 'zod'
import { UNKNOWN_DEVICE, UNKNOWN_PRODUCT } from './catalogue'
import { endpoint } from './endpoint'
import { orderRowSchema } from './orders'
import { said, UNREADABLE, yesOrNo } from './text'

export const QUANTITY_MAX = 50
/** Pounds: more than any cart comes to, and few enough to count in pence. */
const EXPECTED_MAX = 10_000_000

const NO_DESIGN = 'The design of this case could not be read. Please add it to your cart again.'
const NO_LINE = 'This line of your cart could not be read. Please add the case again.'
const NO_QUANTITY = 'Please choose how many'
const NO_DEVICE = 'Please choose a device'
const NO_FINISH = 'Please choose a finish'
const INVALID_PROMO = 'Invalid promo code'
const SAME_ID = 'Two lines of your cart have the same id. Please reload the page and try again.'
const NO_TOTAL = 'The total of your cart could not be read'
const LOST_PAYMENT = 'We don’t know that payment'
const NO_ITEMS = 'No items found to process'

export const customizationSchema = z.object(
  {
    designId: z.string(NO_DESIGN).max(80, NO_DESIGN),
    designName: z.string(NO_DESIGN).max(200, NO_DESIGN).default('Custom Design'),
    designImage: z.string(NO_DESIGN).max(2000, NO_DESIGN).optional(),
    aiGenerated: yesOrNo('the design is by AI').default(true),
    recipeHash: z.string(NO_DESIGN).max(64, NO_DESIGN),
  },
  NO_DESIGN,
)
export const quantityFrom = (least: number) =>
  z
    .number(NO_QUANTITY)
    .int('Quantity must be a whole number')
    .min(least, `Quantity must be at least ${least}`)
    .max(QUANTITY_MAX, `Quantity must be at most ${QUANTITY_MAX}`)
/** A cart line as the browser sends it. Name, price and image are compared with the server's own and never believed. */
export const checkoutItemSchema = z.object(
  {
    id: said('Every line needs an id', 300),
    productId: z.coerce.string(UNKNOWN_PRODUCT).max(120, UNKNOWN_PRODUCT),
    name: z.string(NO_LINE).max(200, NO_LINE),
    price: z.number(NO_LINE),
    quantity: quantityFrom(1),
    image: z.string(NO_LINE).max(2000, NO_LINE).default(''),
    device: z.string(NO_DEVICE).max(80, UNKNOWN_DEVICE),
    /** The finish: Matte, Gloss, Premium or Standard. */
    color: z.string(NO_FINISH).max(40, NO_FINISH),
    customizations: customizationSchema.nullable().default(null),
  },
  NO_LINE,
)
export const CART_LINES_MAX = 50
export const checkoutLines = z
  .array(checkoutItemSchema, 'Your cart could not be read')
  .min(1, 'Your cart is empty')
  .max(CART_LINES_MAX, `A cart holds at most ${CART_LINES_MAX} lines`)
  // What is paid is taken out of the kept cart by its lines' ids.
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, SAME_ID)
export const promoCodeSchema = z.string(INVALID_PROMO).trim().max(40, INVALID_PROMO)
export type CheckoutItem = z.input<typeof checkoutItemSchema>

export const createCheckoutSessionBody = z.object(
  {
    items: checkoutLines,
    shippingRequired: z.literal(true, 'Every order is delivered').default(true),
    promoCode: promoCodeSchema.optional(),
    /** Pounds: what the cart says the goods cost after discounts. Where it differs the answer is `price_changed`. */
    expectedTotal: z
      .number(NO_TOTAL)
      .nonnegative(NO_TOTAL)
      .max(EXPECTED_MAX, 'No cart comes to so much')
      .optional(),
  },
  UNREADABLE,
)
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
export const sessionIdQuery = z.object({ session_id: said(LOST_PAYMENT, 200) })
export const sessionStatusSchema = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  /** As Stripe has it: paid, unpaid, no_payment_required. */
  payment_status: z.string(),
  /** Masked: 'a***@example.com'. */
  customer_email: z.string().nullable(),
  orderId: z.string().nullable(),
  /** Why it is `expired` though it was paid once: a person has seen to it. */
  message: z.string().nullable(),
})
export const processPaymentBody = z.object(
  {
    sessionId: z.string(NO_ITEMS).min(1, NO_ITEMS).max(200, LOST_PAYMENT),
    customerEmail: z.string('Email is invalid').max(254, 'Email is invalid').nullish(),
    cartItems: z
      .array(z.unknown(), 'Your cart could not be read')
      .max(100, `A cart holds at most ${CART_LINES_MAX} lines`)
      .default([]),
  },
  UNREADABLE,
)
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
    params: z.object({ code: promoCodeSchema.min(1, INVALID_PROMO) }),
    data: promotionSchema,
    errors: ['invalid_promo'],
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
      'unknown_product',
      'configuration_not_found',
      'address_required',
      'invalid_promo',
      'price_changed',
      'conflict',
      'recipe_changed',
      'payment_in_review',
      'shipping_unavailable',
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
    errors: ['not_found', 'provider_unavailable'],
  }),
  verifyPayment: endpoint({
    method: 'GET',
    path: '/payment/verify/{id}',
    tag: 'Checkout',
    access: 'customer',
    summary: 'Whether a payment is good, to its owner',
    params: z.object({ id: said(LOST_PAYMENT, 200) }),
    data: z.object({
      verified: z.boolean(),
      status: z.string(),
      amountTotal: z.number(),
      currency: z.string(),
    }),
    errors: ['not_found', 'provider_unavailable'],
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
      'no_items_to_process',
      'payment_incomplete',
      'payment_in_review',
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
