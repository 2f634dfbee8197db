import { z } from '@medusajs/framework/zod'

/** Prodigi adds fields and values without notice: unknown keys are ignored and closed lists are read as text. */
const nullish = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null)
const list = <T extends z.ZodType>(schema: T) =>
  z
    .array(schema)
    .nullish()
    .transform((value) => value ?? [])

const moneySchema = z.object({ amount: z.string(), currency: z.string() })

const issueSchema = z.object({
  objectId: nullish(z.string()),
  errorCode: nullish(z.string()),
  description: nullish(z.string()),
  authorisationDetails: nullish(z.object({ authorisationUrl: nullish(z.string()) })),
})
export const shipmentSchema = z.object({
  id: z.string(),
  status: nullish(z.string()),
  carrier: nullish(z.object({ name: nullish(z.string()), service: nullish(z.string()) })),
  dispatchDate: nullish(z.string()),
  tracking: nullish(z.object({ number: nullish(z.string()), url: nullish(z.string()) })),
  items: list(z.object({ itemId: nullish(z.string()) })),
})
const chargeSchema = z.object({ totalCost: nullish(moneySchema) })
const orderStatusSchema = z.object({
  stage: z.string(),
  issues: list(issueSchema),
  details: nullish(z.record(z.string(), z.string())),
})

/** Only compared with what is asked for: whatever cannot be read of it counts as not told, and keeps nobody from the rest. */
const told = z.string().nullish().catch(undefined)
const recipientSchema = z.object({
  name: told,
  email: told,
  phoneNumber: told,
  address: z
    .object({
      line1: told,
      line2: told,
      townOrCity: told,
      stateOrCounty: told,
      postalOrZipCode: told,
      countryCode: told,
    })
    .nullish()
    .catch(undefined),
})
const itemSchema = z.object({
  merchantReference: told,
  sku: told,
  copies: z.number().nullish().catch(undefined),
  attributes: z.record(z.string(), told).nullish().catch(undefined),
})

export const prodigiOrderSchema = z.object({
  id: z.string(),
  merchantReference: nullish(z.string()),
  idempotencyKey: nullish(z.string()),
  status: orderStatusSchema,
  shipments: list(shipmentSchema),
  charges: list(chargeSchema),
  recipient: recipientSchema.nullish().catch(undefined),
  items: z.array(itemSchema).nullish().catch(undefined),
})
export type ProdigiOrder = z.output<typeof prodigiOrderSchema>
export type ProdigiRecipient = z.output<typeof recipientSchema>
export type ProdigiItem = z.output<typeof itemSchema>
export type ProdigiShipment = z.output<typeof shipmentSchema>

/** What every answer holds; a held or repeated order may come with its id alone. */
export const replySchema = z.object({
  outcome: nullish(z.string()),
  order: nullish(z.looseObject({ id: z.string() })),
  orders: list(z.unknown()),
  product: z.unknown().optional(),
  quotes: z.unknown().optional(),
  issues: z.unknown().optional(),
  failures: z.unknown().optional(),
  statusText: nullish(z.string()),
  data: z.unknown().optional(),
  traceParent: nullish(z.string()),
})
export type Reply = z.output<typeof replySchema>

const areaSizeSchema = z.object({ horizontalResolution: z.number(), verticalResolution: z.number() })
/** What Prodigi tells of one of its products: a SKU may come in several variants, told apart by attributes. */
export const prodigiProductSchema = z.object({
  sku: z.string(),
  description: nullish(z.string()),
  /** Each attribute with the values that an order may give it. */
  attributes: z
    .record(z.string(), z.array(z.string()))
    .nullish()
    .transform((value) => value ?? {}),
  variants: list(
    z.object({
      attributes: z
        .record(z.string(), z.string())
        .nullish()
        .transform((value) => value ?? {}),
      /** ISO codes of countries. */
      shipsTo: list(z.string()),
      /** Pixels by print area; an area whose size is not told is left out. */
      printAreaSizes: z
        .record(z.string(), areaSizeSchema)
        .nullish()
        .transform((value) => value ?? {}),
    }),
  ),
})
export type ProdigiProduct = z.output<typeof prodigiProductSchema>

const quoteIssues = list(issueSchema).catch([])
/** One way of sending with what it costs the shop; customers' prices are the shop's own. */
export const prodigiQuoteSchema = z.object({
  shipmentMethod: nullish(z.string()),
  costSummary: z.object({ items: moneySchema, shipping: moneySchema }),
  issues: quoteIssues,
})
export type ProdigiQuote = z.output<typeof prodigiQuoteSchema>
export const quoteIssuesSchema = quoteIssues

export const SHIPPING_METHODS = ['Budget', 'Standard', 'Express', 'Overnight'] as const
export const shippingMethodSchema = z.enum(SHIPPING_METHODS)
export type ShippingMethod = z.output<typeof shippingMethodSchema>

export interface QuoteItem {
  sku: string
  attributes: Record<string, string>
  copies: number
}
export interface QuoteRequest {
  shippingMethod: ShippingMethod
  /** Two letters. */
  destinationCountryCode: string
  currencyCode: string
  items: (QuoteItem & { assets: { printArea: string }[] })[]
}

export interface CreateOrderRequest {
  merchantReference: string
  idempotencyKey: string
  callbackUrl: string
  shippingMethod: ShippingMethod
  recipient: {
    name: string
    email: string | null
    phoneNumber: string | null
    address: {
      line1: string
      line2: string | null
      townOrCity: string
      stateOrCounty: string | null
      postalOrZipCode: string
      countryCode: string
    }
  }
  items: {
    merchantReference: string
    sku: string
    copies: number
    sizing: 'fillPrintArea' | 'fitPrintArea' | 'stretchToPrintArea'
    attributes: Record<string, string>
    assets: { printArea: string; url: string; md5Hash: string }[]
  }[]
}

/** `held`: Prodigi took the order but shows no more than its id until a pause window ends. */
export type CreateOrderResult =
  { kind: 'order'; outcome: string; order: ProdigiOrder } | { kind: 'held'; outcome: string; orderId: string }
