import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../lib/http/route'
import { countOrders } from '../../../../../lib/orders/admin-orders'
import { listProviders } from '../../../../../lib/orders/providers'

export const GET = route(endpoints.adminStats, async ({ scope }) => {
  const [counts, providers] = await Promise.all([countOrders(scope), listProviders(scope)])
  return { ...counts, lastUpdated: new Date().toISOString(), providers }
})
