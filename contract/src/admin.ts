import { z } from 'zod'
import { endpoint } from './endpoint'
import { orderAddressSchema, orderIdParams } from './orders'

export const APPROVAL_STATUSES = [
  'pending_admin_approval',
  'processing',
  'processed',
  'rejecting',
  'rejected',
  'prodigi_failed',
  'cancelled',
] as const
export const approvalStatusSchema = z.enum(APPROVAL_STATUSES)

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
})
export type AdminOrder = z.infer<typeof adminOrderSchema>

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
    }),
  ),
  prodigi: z.object({
    orderId: z.string().nullable(),
    status: z.string().nullable(),
    issues: z.array(z.string()),
    cost: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  }),
})
export type AdminOrderDetail = z.infer<typeof adminOrderDetailSchema>

export const rejectBody = z.object({
  reason: z.string().trim().min(1, 'Please give a reason for the rejection').max(1000),
})
export const providerModeSchema = z.object({
  name: z.string(),
  mode: z.enum(['live', 'test', 'sandbox']),
  healthy: z.boolean(),
  /** What an administrator should know or do, in a sentence. */
  note: z.string().nullable(),
})
export const adminStatsSchema = z.object({
  pendingOrders: z.number().int(),
  processedOrders: z.number().int(),
  rejectedOrders: z.number().int(),
  failedOrders: z.number().int(),
  totalCustomerOrders: z.number().int(),
  revenue: z.number(),
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
    data: approvalResult,
    errors: [
      'unauthenticated',
      'forbidden',
      'not_found',
      'conflict',
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
      'provider_unavailable',
    ],
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
