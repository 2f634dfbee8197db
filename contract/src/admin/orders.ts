import { z } from 'zod'
import { endpoint } from '../endpoint'
import { pageQuerySchema, pageSchema, PAGE_SIZE } from '../envelope'
import { orderIdParams } from '../orders'
import { counted, dayOf, trueOrFalse } from '../text'
import { adminOrderDetailSchema } from './order-detail'
import { adminOrderSchema } from './order-row'
import { APPROVAL_STATUSES, approvalStatusSchema, NO_STATUS } from './status'

const LONG_SEARCH = 'Search for at most 100 characters'
const searchText = z.string(LONG_SEARCH).trim().max(100, LONG_SEARCH)
const DAY = 'A day is written like 2026-11-22'
export const adminOrdersQuery = pageQuerySchema.extend({
  /** One approval status or several, with commas between them. */
  status: z
    .string(NO_STATUS)
    .transform((words) => words.split(','))
    .pipe(z.array(approvalStatusSchema).max(APPROVAL_STATUSES.length, NO_STATUS))
    .optional(),
  /** Part of an order's id, number (with #), checkout session, e-mail address or name. */
  search: searchText.optional(),
  /** The first and the last day of ordering, UK time. */
  from: dayOf(DAY).optional(),
  to: dayOf(DAY).optional(),
  /** Only processed ones whose print Prodigi holds up until somebody sees to it. */
  trouble: trueOrFalse.optional(),
  /** Only those whose payment a bank disputes or warns of, as `doubtedOrders` of the stats counts them. */
  doubted: trueOrFalse.optional(),
  /** Only those whose decision is not carried out, as `stuckOrders` of the stats counts them. */
  stuck: trueOrFalse.optional(),
  sort: z.enum(['newest', 'oldest'], 'Orders are sorted by newest or oldest').default('newest'),
})
export const adminOrdersEndpoints = {
  listPending: endpoint({
    method: 'GET',
    path: '/order/admin/pending',
    tag: 'Admin',
    access: 'admin',
    summary:
      'Orders and their approvals, newest first; all statuses unless one is asked for; X-Total-Count and Link tell of further pages',
    query: pageQuerySchema.extend({
      status: approvalStatusSchema.optional(),
      search: searchText.optional(),
      limit: counted(PAGE_SIZE, 1, 100).default(100),
    }),
    data: z.array(adminOrderSchema),
    errors: [],
  }),
  adminOrders: endpoint({
    method: 'GET',
    path: '/order/admin/orders',
    tag: 'Admin',
    access: 'admin',
    summary: 'A page of the orders and their approvals, by status, words and day',
    query: adminOrdersQuery,
    data: pageSchema(adminOrderSchema),
    errors: [],
  }),
  getPending: endpoint({
    method: 'GET',
    path: '/order/admin/pending/{id}',
    tag: 'Admin',
    access: 'admin',
    summary: 'One order with what is needed to decide on it',
    params: orderIdParams,
    data: adminOrderDetailSchema,
    errors: ['not_found'],
  }),
}
