import { STRIPE_CHECKOUT_MODULE } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { PromotionRow } from './read-promotions'

/** True where the customer has bought before. A purchase that was refused or cancelled does not count. */
async function hasBought(scope: MedusaContainer, customerId: string): Promise<boolean> {
  const rows = await scope
    .resolve(STRIPE_CHECKOUT_MODULE)
    .checkoutsOf({ customer_id: customerId, state: ['paid', 'parked', 'completed'] })
  const orderIds = rows.flatMap(({ order_id }) => order_id ?? [])
  if (orderIds.length < rows.length) return true
  if (orderIds.length === 0) return false
  const orders = await scope
    .resolve(Modules.ORDER)
    .listOrders({ id: orderIds }, { select: ['id', 'status'], take: orderIds.length })
  return orders.some(({ status }) => status !== 'canceled')
}

/** Whether it is for a first order, and this is none. Without a customer a first order is assumed; the checkout asks again. */
export async function isTooLate(
  scope: MedusaContainer,
  { metadata }: Pick<PromotionRow, 'metadata'>,
  customerId: string | null,
): Promise<boolean> {
  return metadata?.first_order_only === true && customerId !== null && (await hasBought(scope, customerId))
}
