import { endpoints } from '@caseloom/contract'
import { env } from '../../../../env'
import { route } from '../../../../lib/http/route'
import { presentOrder } from '../../../../lib/orders/order-detail'
import { ownOrder } from '../../../../lib/orders/own-order'

export const GET = route(endpoints.getOrder, async ({ scope, customer, params }) => {
  const found = await ownOrder(scope, params.id, customer.id)
  return presentOrder(found.bundle, found.line, { vatRegistered: env.vatNumber !== null })
})
