import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../lib/http/route'
import { pageOfAdminOrders } from '../../../../../lib/orders/admin-orders'

export const GET = route(endpoints.adminOrders, ({ scope, query }) => pageOfAdminOrders(scope, query))
