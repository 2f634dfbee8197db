import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../lib/http/route'
import { countOrders } from '../../../../../lib/orders/count-orders'
import { listProviders } from '../../../../../lib/orders/providers'
import { countParked } from '../../../../../lib/parked/list-parked'

export const GET = route(endpoints.adminStats, async ({ scope }) => {
  const [counts, parkedPayments, providers] = await Promise.all([
    countOrders(scope),
    countParked(scope),
    listProviders(scope),
  ])
  return { ...counts, parkedPayments, lastUpdated: new Date().toISOString(), providers }
})
