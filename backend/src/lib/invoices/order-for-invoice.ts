import { z } from 'zod'
import { asBought } from '../orders/as-bought'
import { ORDER_FIELDS, shopOrderSchema } from '../orders/shop-order'

const amount = z.coerce.number()
const date = z.union([z.date(), z.string()]).transform((value) => new Date(value))
const list = <T extends z.ZodType>(schema: T) =>
  z
    .array(schema.nullish())
    .nullish()
    .transform((values) => (values ?? []).filter((value) => value != null) as z.output<T>[])

/** What Medusa reckons of one line or of the delivery. */
const taxedSchema = z.object({
  total: amount,
  tax_total: amount,
  tax_lines: list(z.object({ rate: amount })),
})
const moneySchema = z.object({
  billing_address: shopOrderSchema.shape.shipping_address,
  items: list(taxedSchema.extend({ id: z.string() })),
  shipping_methods: list(taxedSchema.extend({ name: z.string() })),
  payment_collections: list(
    z.object({
      payments: list(
        z.object({
          captures: list(z.object({ created_at: date })),
          refunds: list(z.object({ id: z.string(), created_at: date })),
        }),
      ),
    }),
  ),
})

/** Fields that {@link invoiceOrderSchema} reads of a Medusa order. */
export const INVOICE_FIELDS = [
  ...ORDER_FIELDS,
  'billing_address.*',
  'items.total',
  'items.tax_total',
  'items.tax_lines.rate',
  'shipping_methods.tax_lines.rate',
  'payment_collections.payments.captures.created_at',
  'payment_collections.payments.refunds.created_at',
] as const

/** An order with its tax lines and the dates of its payments. */
export const invoiceOrderSchema = z
  .unknown()
  .transform(asBought)
  .transform((raw) => ({ order: shopOrderSchema.parse(raw), money: moneySchema.parse(raw) }))
export type InvoiceOrder = z.output<typeof invoiceOrderSchema>
