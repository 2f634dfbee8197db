import { apiOf } from '~/lib/api-client'

/** What the approval panel asks for. */
export const panelApi = apiOf({
  askAdjustment: 'POST /order/admin/ask-adjustment/{id}',
  adminOrders: 'GET /order/admin/orders',
  getPending: 'GET /order/admin/pending/{id}',
  processOrder: 'POST /order/admin/process/{id}',
  cancelPrint: 'POST /order/admin/cancel-print/{id}',
  rejectOrder: 'POST /order/admin/reject/{id}',
  bulkDecision: 'POST /order/admin/bulk',
  adminSales: 'GET /order/admin/sales',
  adminStats: 'GET /order/admin/stats',
  listParked: 'GET /order/admin/parked',
  decideParked: 'POST /order/admin/parked/{id}',
})
