import { z } from 'zod'

/** What our checkout wrote on a line when it was bought. */
const lineMetadataSchema = z
  .object({
    device: z.string().catch(''),
    finish: z.string().catch(''),
    design_id: z.string().nullish().catch(null),
    design_name: z.string().nullish().catch(null),
    recipe_hash: z.string().nullish().catch(null),
    ai_generated: z.boolean().catch(false),
    image_url: z.string().catch(''),
    line_index: z.number().nullish().catch(null),
  })
  .nullish()
  .transform((value) => value ?? null)

const amount = z.coerce.number()
const date = z.union([z.date(), z.string()]).transform((value) => new Date(value))
const nullable = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null)
const list = <T extends z.ZodType>(schema: T) =>
  z
    .array(schema.nullish())
    .nullish()
    .transform((values) => (values ?? []).filter((value) => value != null) as z.output<T>[])

const addressSchema = z.object({
  first_name: nullable(z.string()),
  last_name: nullable(z.string()),
  address_1: nullable(z.string()),
  address_2: nullable(z.string()),
  city: nullable(z.string()),
  postal_code: nullable(z.string()),
  country_code: nullable(z.string()),
  phone: nullable(z.string()),
})

/** Fields that {@link asBought} and {@link shopOrderSchema} read of a Medusa order. */
export const ORDER_FIELDS = [
  'id',
  'display_id',
  'status',
  'email',
  'customer_id',
  'created_at',
  'updated_at',
  'metadata',
  'item_total',
  'original_item_total',
  'shipping_total',
  'tax_total',
  'items.id',
  'items.title',
  'items.product_title',
  'items.variant_id',
  'items.product_id',
  'items.variant_sku',
  'items.thumbnail',
  'items.quantity',
  'items.unit_price',
  'items.metadata',
  'items.detail.*',
  'items.adjustments.amount',
  'items.adjustments.code',
  'items.adjustments.description',
  'shipping_methods.name',
  'shipping_methods.total',
  'shipping_methods.tax_total',
  'shipping_methods.data',
  'shipping_methods.shipping_option_id',
  'shipping_methods.detail.*',
  'shipping_address.*',
  'fulfillments.id',
  'fulfillments.data',
  'fulfillments.canceled_at',
  'fulfillments.shipped_at',
  'fulfillments.delivered_at',
  'transactions.reference',
  'transactions.reference_id',
  'payment_collections.payments.id',
  'payment_collections.payments.amount',
  'payment_collections.payments.data',
  'payment_collections.payments.captured_at',
  'payment_collections.payments.canceled_at',
  'payment_collections.payments.captures.id',
  'payment_collections.payments.captures.amount',
  'payment_collections.payments.refunds.id',
  'payment_collections.payments.refunds.amount',
  'payment_collections.payments.refunds.created_at',
] as const

/** Medusa answers the lines in any order; papers and pages show them as the shopper saw them in the cart. */
const inCartOrder = <T extends { metadata: { line_index?: number | null | undefined } | null }>(lines: T[]) =>
  [...lines].sort((a, b) => (a.metadata?.line_index ?? 0) - (b.metadata?.line_index ?? 0))

/** A Medusa order as this shop reads it. Money in pounds, VAT included. */
export const shopOrderSchema = z.object({
  id: z.string(),
  display_id: z.coerce.number().int(),
  status: z.string(),
  email: nullable(z.string()),
  customer_id: nullable(z.string()),
  created_at: date,
  updated_at: date,
  metadata: nullable(z.object({ possible_duplicate_of: nullable(z.string()).catch(null) })),
  item_total: amount,
  original_item_total: amount,
  shipping_total: amount,
  tax_total: amount,
  items: list(
    z.object({
      id: z.string(),
      title: z.string(),
      product_title: nullable(z.string()),
      variant_id: nullable(z.string()),
      product_id: nullable(z.string()),
      variant_sku: nullable(z.string()),
      thumbnail: nullable(z.string()),
      quantity: amount,
      unit_price: amount,
      metadata: lineMetadataSchema,
      detail: nullable(
        z.object({
          fulfilled_quantity: amount.catch(0),
          shipped_quantity: amount.catch(0),
          delivered_quantity: amount.catch(0),
        }),
      ),
      adjustments: list(z.object({ amount, code: nullable(z.string()), description: nullable(z.string()) })),
    }),
  ).transform(inCartOrder),
  shipping_methods: list(
    z.object({
      name: z.string(),
      total: amount,
      data: nullable(z.record(z.string(), z.unknown())),
      shipping_option_id: nullable(z.string()),
    }),
  ),
  shipping_address: nullable(addressSchema),
  fulfillments: list(
    z.object({
      id: z.string(),
      data: nullable(z.record(z.string(), z.unknown())),
      canceled_at: nullable(date),
      shipped_at: nullable(date),
      delivered_at: nullable(date),
    }),
  ),
  transactions: list(z.object({ reference: nullable(z.string()), reference_id: nullable(z.string()) })),
  payment_collections: list(
    z.object({
      payments: list(
        z.object({
          id: z.string(),
          amount,
          data: nullable(z.record(z.string(), z.unknown())),
          captured_at: nullable(date),
          canceled_at: nullable(date),
          captures: list(z.object({ id: z.string(), amount })),
          refunds: list(z.object({ id: z.string(), amount, created_at: nullable(date) })),
        }),
      ),
    }),
  ),
})
export type ShopOrder = z.output<typeof shopOrderSchema>
export type ShopOrderLine = ShopOrder['items'][number]
export type ShopPayment = ShopOrder['payment_collections'][number]['payments'][number]

export const paymentsOf = (order: ShopOrder): ShopPayment[] =>
  order.payment_collections.flatMap(({ payments }) => payments)

/** Pounds to two places, so that sums of pence do not grow tails. */
export const pounds = (value: number): number => Math.round(value * 100) / 100

/** A label that the checkout kept may be a code alone, which nobody would know for one on an invoice. */
const CODE = /^[A-Z0-9_-]+$/

/** What an order's discount is called on papers, pages and in mails: its own words, or the code; null where there was none. */
export function discountLabelOf(order: ShopOrder): string | null {
  if (pounds(order.original_item_total - order.item_total) <= 0) return null
  const named = order.items.flatMap(({ adjustments }) => adjustments).find((entry) => entry.amount > 0)
  const label = named?.description || named?.code || 'Discount'
  return CODE.test(label) ? `Promo code ${label}` : label
}

/** What was bought and paid; a later refund does not change it. */
export function totalsOf(order: ShopOrder) {
  return {
    subtotal: pounds(order.original_item_total),
    discount: pounds(order.original_item_total - order.item_total),
    shipping: pounds(order.shipping_total),
    tax: pounds(order.tax_total),
    total: pounds(order.item_total + order.shipping_total),
  }
}

/** What was bought, without the words of whoever bought it. */
export function caseOf({ quantity, product_title, title, metadata }: ShopOrderLine): string {
  const what = [metadata?.device, metadata?.finish].filter(Boolean).join(', ')
  return `${quantity > 1 ? `${quantity} × ` : ''}${product_title ?? title}${what ? ` for ${what}` : ''}`
}
