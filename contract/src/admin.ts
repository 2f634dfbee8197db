import { z } from 'zod'
import { endpoint } from './endpoint'
import { pageQuerySchema, pageSchema } from './envelope'
import { orderAddressSchema, orderIdParams } from './orders'

export const APPROVAL_STATUSES = [
  'pending_admin_approval',
  'adjustment_requested',
  'processing',
  'processed',
  'rejecting',
  'rejected',
  'prodigi_failed',
  'cancelling',
  'cancelled',
] as const
const NO_STATUS = 'There is no such status'
export const approvalStatusSchema = z.enum(APPROVAL_STATUSES, NO_STATUS)

export const adminOrderSchema = z.object({
  id: z.string(),
  orderNumber: z.number().int(),
  sessionId: z.string().nullable(),
  status: approvalStatusSchema,
  customerName: z.string(),
  customerEmail: z.string(),
  itemCount: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  shippingMethod: z.string(),
  totalValue: z.number(),
  /** The first case as its customer saw it; empty where there is no picture. */
  imageUrl: z.string(),
  /** What was bought, a sentence for each line. */
  cases: z.array(z.string()),
  /** How far the print is; null where the printer has none. */
  printStatus: z.string().nullable(),
  /** Counts the changes of its approval. A decision that names another one than the present is refused. */
  version: z.number().int(),
  /** Stands for its lines and its address. A decision that names another one than the present is refused. */
  contents: z.string(),
  /** A bank doubts the payment: a dispute, or its warning. */
  disputed: z.boolean(),
  /** What somebody should see to soon, in sentences. */
  attention: z.array(z.string()),
  /** True where the customer changed a design when last asked to, and nobody has decided on it yet. */
  adjusted: z.boolean(),
})
export type AdminOrder = z.infer<typeof adminOrderSchema>

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
      effectiveDpi: z.number().int().nullable(),
      warnings: z.array(z.string()),
      /** Where the picture comes from, and what the checks remarked; null for a line without a design. */
      design: z
        .object({
          prompt: z.string(),
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

const NO_REASON = 'Please give a reason for the rejection'
const LONG_REASON = 'A reason has at most 1000 characters'
const reasonText = z.string(NO_REASON).trim().min(1, NO_REASON).max(1000, LONG_REASON)
const NO_VERSION = 'A version is a whole number from 1'
/** The version that was looked at. */
export const versionSchema = z.number(NO_VERSION).int(NO_VERSION).min(1, NO_VERSION).optional()
const version = versionSchema

const NO_CONTENTS = 'The contents are those of an order that was looked at'
const contents = z
  .string(NO_CONTENTS)
  .regex(/^[0-9a-f]{16}$/, NO_CONTENTS)
  .optional()

/** `version` and `contents`: those that were looked at; where the order has others by now, it is left alone. */
export const processBody = z.object({
  version,
  contents,
  /** Processes it although a bank doubts the payment; without it that is refused with 409. */
  despiteDispute: z.boolean('Say true or false').optional(),
})
export const rejectBody = z.object({ reason: reasonText, version, contents })
/** Comes with a 409 of a decision: how the order stands. */
export const approvalConflictData = z.object({
  id: z.string(),
  status: approvalStatusSchema,
  version: z.number().int(),
})

const ONE_TO_FIFTY = 'Choose 1 to 50 orders'
export const bulkBody = z
  .object({
    action: z.enum(['process', 'reject'], 'Orders can be processed or rejected'),
    ids: z
      .array(orderIdParams.shape.id, ONE_TO_FIFTY)
      .min(1, ONE_TO_FIFTY)
      .max(50, ONE_TO_FIFTY)
      .refine((ids) => new Set(ids).size === ids.length, 'An order is named twice'),
    reason: reasonText.optional(),
    /** The versions that were looked at, by order id. */
    versions: z.record(z.string(), z.number(NO_VERSION).int(NO_VERSION).min(1, NO_VERSION)).optional(),
  })
  .refine(({ action, reason }) => action === 'process' || reason !== undefined, {
    path: ['reason'],
    message: NO_REASON,
  })
/** What came of one order of a bulk decision. */
export const bulkResultSchema = z.object({
  id: z.string(),
  /** True where the decision was taken and nothing of what it asks for has failed; it may still be under way. */
  ok: z.boolean(),
  /** How the order stands; null where there is none of that id. */
  status: approvalStatusSchema.nullable(),
  message: z.string(),
})
export type BulkResult = z.infer<typeof bulkResultSchema>

const DAY = 'A day is written like 2026-11-22'
const MOST_DAYS = 'Choose 1 to 366 days'
export const adminOrdersQuery = pageQuerySchema.extend({
  /** One approval status or several, with commas between them. */
  status: z
    .string(NO_STATUS)
    .transform((words) => words.split(','))
    .pipe(z.array(approvalStatusSchema).max(APPROVAL_STATUSES.length, NO_STATUS))
    .optional(),
  /** Part of an order's id, number (with #), checkout session, e-mail address or name. */
  search: z.string().trim().max(100, 'Search for at most 100 characters').optional(),
  /** The first and the last day of ordering, UK time. */
  from: z.iso.date(DAY).optional(),
  to: z.iso.date(DAY).optional(),
  sort: z.enum(['newest', 'oldest'], 'Orders are sorted by newest or oldest').default('newest'),
})
export const salesSchema = z.object({
  /** Every day up to today, UK time; `revenue` is what was taken that day less what was given back, in pounds. */
  days: z.array(z.object({ day: z.string(), orders: z.number().int(), revenue: z.number() })),
})
export type Sales = z.infer<typeof salesSchema>
export const providerModeSchema = z.object({
  name: z.string(),
  /** `built_in`: a part of the shop itself does the work. */
  mode: z.enum(['live', 'test', 'sandbox', 'built_in']),
  healthy: z.boolean(),
  /** What an administrator should know or do, in a sentence. */
  note: z.string().nullable(),
})
export const adminStatsSchema = z.object({
  pendingOrders: z.number().int(),
  processedOrders: z.number().int(),
  rejectedOrders: z.number().int(),
  failedOrders: z.number().int(),
  /** Payments that did not become an order by themselves and wait for somebody. */
  parkedPayments: z.number().int(),
  /** Orders that wait for a change by their customers. */
  adjustmentOrders: z.number().int(),
  totalCustomerOrders: z.number().int(),
  revenue: z.number(),
  /** Since when the order has waited that has waited longest for a decision; null where none does. */
  oldestPendingAt: z.string().nullable(),
  lastUpdated: z.string(),
  providers: z.array(providerModeSchema),
})
export type AdminStats = z.infer<typeof adminStatsSchema>

const approvalResult = z.object({ id: z.string(), status: approvalStatusSchema })

export const adminEndpoints = {
  listPending: endpoint({
    method: 'GET',
    path: '/order/admin/pending',
    tag: 'Admin',
    access: 'admin',
    summary: 'Orders and their approvals, newest first; all statuses unless one is asked for',
    query: z.object({
      status: approvalStatusSchema.optional(),
      search: z.string().trim().max(100).optional(),
      page: z.coerce.number().int().min(1).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(100),
    }),
    data: z.array(adminOrderSchema),
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  }),
  adminOrders: endpoint({
    method: 'GET',
    path: '/order/admin/orders',
    tag: 'Admin',
    access: 'admin',
    summary: 'A page of the orders and their approvals, by status, words and day',
    query: adminOrdersQuery,
    data: pageSchema(adminOrderSchema),
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  }),
  getPending: endpoint({
    method: 'GET',
    path: '/order/admin/pending/{id}',
    tag: 'Admin',
    access: 'admin',
    summary: 'One order with what is needed to decide on it',
    params: orderIdParams,
    data: adminOrderDetailSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  processOrder: endpoint({
    method: 'POST',
    path: '/order/admin/process/{id}',
    tag: 'Admin',
    access: 'admin',
    summary: 'Captures the payment and sends the order to print',
    params: orderIdParams,
    body: processBody,
    data: approvalResult,
    errors: [
      'invalid_request',
      'unauthenticated',
      'forbidden',
      'not_found',
      'conflict',
      'rate_limited',
      'fulfillment_failed',
      'provider_unavailable',
    ],
  }),
  rejectOrder: endpoint({
    method: 'POST',
    path: '/order/admin/reject/{id}',
    tag: 'Admin',
    access: 'admin',
    summary: 'Refuses the order and gives the money back',
    params: orderIdParams,
    body: rejectBody,
    data: approvalResult,
    errors: [
      'invalid_request',
      'unauthenticated',
      'forbidden',
      'not_found',
      'conflict',
      'rate_limited',
      'provider_unavailable',
    ],
  }),
  cancelPrint: endpoint({
    method: 'POST',
    path: '/order/admin/cancel-print/{id}',
    tag: 'Admin',
    access: 'admin',
    summary: 'Has the printer stop a print it has taken; the order then waits for a decision again',
    params: orderIdParams,
    body: processBody,
    data: approvalResult,
    errors: [
      'invalid_request',
      'unauthenticated',
      'forbidden',
      'not_found',
      'conflict',
      'rate_limited',
      'fulfillment_failed',
      'provider_unavailable',
    ],
  }),
  bulkDecision: endpoint({
    method: 'POST',
    path: '/order/admin/bulk',
    tag: 'Admin',
    access: 'admin',
    summary: 'Processes or rejects up to fifty orders, each decided for itself',
    body: bulkBody,
    data: z.object({ results: z.array(bulkResultSchema) }),
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'rate_limited'],
  }),
  adminSales: endpoint({
    method: 'GET',
    path: '/order/admin/sales',
    tag: 'Admin',
    access: 'admin',
    summary: 'Orders and revenue of each of the last days',
    query: z.object({
      days: z.coerce.number(MOST_DAYS).int(MOST_DAYS).min(1, MOST_DAYS).max(366, MOST_DAYS).default(30),
    }),
    data: salesSchema,
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  }),
  adminStats: endpoint({
    method: 'GET',
    path: '/order/admin/stats',
    tag: 'Admin',
    access: 'admin',
    summary: 'Counts, revenue and the state of the providers',
    data: adminStatsSchema,
    errors: ['unauthenticated', 'forbidden'],
  }),
}
