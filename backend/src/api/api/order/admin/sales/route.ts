import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../lib/http/route'
import { salesByDay } from '../../../../../lib/orders/sales'

export const GET = route(endpoints.adminSales, ({ scope, query }) => salesByDay(scope, query.days))
