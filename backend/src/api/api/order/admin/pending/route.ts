import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../lib/http/route'
import { listAdminOrders } from '../../../../../lib/orders/admin-orders'

export const GET = route(endpoints.listPending, ({ scope, query }) => listAdminOrders(scope, query))
