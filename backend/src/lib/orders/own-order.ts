import type { MedusaContainer } from '@medusajs/framework/types'
import { failure } from '../http/fail'
import { findOrder, type FoundOrder } from './find-order'

/** A customer's order by line id, order id or checkout session id. @throws failure `not_found`, also where it is another's */
export async function ownOrder(scope: MedusaContainer, id: string, customerId: string): Promise<FoundOrder> {
  const found = await findOrder(scope, id, customerId)
  if (!found) throw failure('not_found', 'Order not found')
  return found
}
