import { STRIPE_CHECKOUT_MODULE } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, PromotionStatus } from '@medusajs/framework/utils'
import { failure } from '../../lib/http/fail'

export interface FoundPromotion {
  code: string
  percent: number
  description: string
}

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

/**
 * A promotion code as Medusa holds it, whatever its case. The answer is the same for a code that does not exist and for
 * one that is not for this customer. Without a customer a first order is assumed; the checkout asks again.
 * @throws failure `invalid_promo`
 */
export async function findPromotion(
  scope: MedusaContainer,
  typed: string,
  customerId: string | null,
): Promise<FoundPromotion> {
  const [promotion] = await scope
    .resolve(Modules.PROMOTION)
    .listPromotions(
      { code: typed.toUpperCase(), status: PromotionStatus.ACTIVE, is_automatic: false } as never,
      { relations: ['application_method'], take: 1 },
    )
  const method = promotion?.application_method
  const metadata = (promotion as { metadata?: Record<string, unknown> | null } | undefined)?.metadata
  const refused = () => failure('invalid_promo', 'Invalid promo code')
  if (!promotion?.code || method?.type !== 'percentage') throw refused()
  if (metadata?.first_order_only === true && customerId && (await hasBought(scope, customerId)))
    throw refused()
  const percent = Number(method.value)
  const description = metadata?.description
  return {
    code: promotion.code,
    percent,
    description: typeof description === 'string' ? description : `${percent}% off`,
  }
}
