import { z } from 'zod'
import { orderAddressSchema } from '../orders'
import { adminOrderSchema } from './order-row'

/** A design that a line had or has. */
const lineDesignSchema = z.object({ designName: z.string(), imageUrl: z.string(), recipeHash: z.string() })
/** A change that the customer was asked for, of one line. */
export const adminAdjustmentSchema = z.object({
  lineId: z.string(),
  remark: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  deadline: z.string(),
  answeredAt: z.string().nullable(),
  before: lineDesignSchema,
  after: lineDesignSchema.nullable(),
})

export const adminOrderDetailSchema = adminOrderSchema.extend({
  validItems: z.array(
    z.object({
      id: z.string(),
      item: z.object({
        name: z.string(),
        price: z.number(),
        quantity: z.number().int(),
        customizations: z.object({ designName: z.string() }).nullable(),
      }),
      device: z.string(),
      finish: z.string(),
      /** Prodigi's SKU, or null where the variant has none. */
      sku: z.string().nullable(),
      imageUrl: z.string(),
      printFileUrl: z.string().nullable(),
      /** The same file made small, to be looked at. */
      printPreviewUrl: z.string().nullable(),
      effectiveDpi: z.number().int().nullable(),
      warnings: z.array(z.string()),
      /** Where the picture comes from, and what the checks remarked; null for a line without a design. */
      design: z
        .object({
          prompt: z.string(),
          /** What the customer wanted left out of the picture. */
          keepOut: z.string().nullable(),
          drawnBy: z.string(),
          aiGenerated: z.boolean(),
          /** Words that the customer put on the case. */
          caseText: z.string().nullable(),
          flags: z.array(
            z.object({ class: z.string(), severity: z.enum(['note', 'warn']), says: z.string() }),
          ),
        })
        .nullable(),
    }),
  ),
  customer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  shippingAddress: orderAddressSchema,
  totals: z.object({ subtotal: z.number(), discount: z.number(), shipping: z.number(), total: z.number() }),
  payment: z.object({
    status: z.string(),
    amount: z.number(),
    authorisationExpiresAt: z.string().nullable(),
  }),
  history: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      from: z.string().nullable(),
      to: z.string(),
      reason: z.string().nullable(),
      /** Designs that the customer replaced. */
      changes: z.array(z.object({ lineId: z.string(), before: lineDesignSchema, after: lineDesignSchema })),
    }),
  ),
  /** What the customer was last asked to change; empty where nothing was. */
  adjustments: z.array(adminAdjustmentSchema),
  /** Why the customer can't be asked for a change now, as a sentence; null where they can. */
  cannotAsk: z.string().nullable(),
  prodigi: z.object({
    orderId: z.string().nullable(),
    status: z.string().nullable(),
    issues: z.array(
      z.object({
        says: z.string(),
        /** What can be done about it. */
        advice: z.string().nullable(),
        /** A page of the printer's where it can be settled. */
        url: z.string().nullable(),
      }),
    ),
    /** Whether the print can still be stopped, as far as the shop knows. */
    canCancel: z.boolean(),
    parcels: z.array(
      z.object({
        id: z.string(),
        shipped: z.boolean(),
        carrier: z.string(),
        trackingNumber: z.string().nullable(),
        trackingUrl: z.string().nullable(),
        dispatchedAt: z.string().nullable(),
        deliveredAt: z.string().nullable(),
        deliveryEstimated: z.boolean(),
      }),
    ),
    cost: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  }),
  /** What printing and sending costs the shop, in pounds, as the printer states it. */
  cost: z.object({
    amount: z.number().nullable(),
    /** `quote`: what the printer says it will charge; `charge`: what it charged. */
    from: z.enum(['quote', 'charge']).nullable(),
    /** Why it is not known, as a sentence. */
    reason: z.string().nullable(),
  }),
  /** What is left of the paid total without VAT once that cost is off it, in pounds and in per cent of it. */
  margin: z.object({
    amount: z.number().nullable(),
    percent: z.number().nullable(),
    reason: z.string().nullable(),
  }),
  /** The order's page in Medusa's own admin; null where the shop serves none. */
  medusaUrl: z.string().nullable(),
  /** The print in the provider's own pages; null until there is one. */
  prodigiUrl: z.string().nullable(),
})
export type AdminOrderDetail = z.infer<typeof adminOrderDetailSchema>
