import { z } from 'zod'
import { endpoint } from '../endpoint'
import { counted } from '../text'

const MOST_DAYS = 'Choose 1 to 366 days'
export const salesSchema = z.object({
  /**
   * Every day up to today, UK time; `revenue` is what was taken that day less what was given back, and less what banks took by disputes
   * that the shop lost that day, in pounds.
   */
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
  /** Those whose decision is being carried out: processing, rejecting or cancelling. They count as nothing else meanwhile. */
  runningOrders: z.number().int(),
  processedOrders: z.number().int(),
  rejectedOrders: z.number().int(),
  /** Those that their customers took back, or whose payment lapsed. */
  cancelledOrders: z.number().int(),
  failedOrders: z.number().int(),
  /** Processed ones whose print Prodigi holds up until somebody sees to it. */
  heldUpOrders: z.number().int(),
  /** Those whose payment a bank disputes and has not decided on, or warns of while something can be done about it, whatever their status. */
  doubtedOrders: z.number().int(),
  /** Those of `runningOrders` whose decision is not carried out after a quarter of an hour: what keeps them, such as Stripe, somebody has to see to. */
  stuckOrders: z.number().int(),
  /** Payments that did not become an order by themselves and wait for somebody. */
  parkedPayments: z.number().int(),
  /** Orders that wait for a change by their customers. */
  adjustmentOrders: z.number().int(),
  totalCustomerOrders: z.number().int(),
  /** What was taken of all orders and went back to nobody, as the days of the sales say, in pounds. */
  revenue: z.number(),
  /** Since when the order has waited that has waited longest for a decision; null where none does. */
  oldestPendingAt: z.string().nullable(),
  lastUpdated: z.string(),
  providers: z.array(providerModeSchema),
})
export type AdminStats = z.infer<typeof adminStatsSchema>

export const figureEndpoints = {
  adminSales: endpoint({
    method: 'GET',
    path: '/order/admin/sales',
    tag: 'Admin',
    access: 'admin',
    summary: 'Orders and revenue of each of the last days',
    query: z.object({
      days: counted(MOST_DAYS, 1, 366).default(30),
    }),
    data: salesSchema,
    errors: [],
  }),
  adminStats: endpoint({
    method: 'GET',
    path: '/order/admin/stats',
    tag: 'Admin',
    access: 'admin',
    summary: 'Counts, revenue and the state of the providers',
    data: adminStatsSchema,
    errors: [],
  }),
}
