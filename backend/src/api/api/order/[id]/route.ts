import { endpoints } from '@caseloom/contract'
import { env } from '../../../../env'
import { failure } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { findOrder } from '../../../../lib/orders/find-order'
import { presentOrder } from '../../../../lib/orders/order-detail'

export const GET = route(endpoints.getOrder, async ({ scope, customer, params }) => {
  const found = await findOrder(scope, params.id)
  if (!found || found.bundle.checkout.customerId !== customer.id)
    throw failure('not_found', 'Order not found')
  return presentOrder(found.bundle, found.line, { vatRegistered: env.vatNumber !== null })
})
