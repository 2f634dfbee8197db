import { decisionEndpoints } from './admin/decisions'
import { figureEndpoints } from './admin/figures'
import { adminOrdersEndpoints } from './admin/orders'

export * from './admin/customer-of'
export * from './admin/decisions'
export * from './admin/disputes'
export * from './admin/figures'
export * from './admin/order-detail'
export * from './admin/order-row'
export * from './admin/orders'
export { APPROVAL_STATUSES, approvalStatusSchema } from './admin/status'

export const adminEndpoints = { ...adminOrdersEndpoints, ...decisionEndpoints, ...figureEndpoints }
