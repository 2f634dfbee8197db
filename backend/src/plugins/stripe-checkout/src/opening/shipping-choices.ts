import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { z } from '@medusajs/framework/zod'
import { listShippingOptionsForCartWithPricingWorkflow } from '@medusajs/medusa/core-flows'
import { toPence } from '../lib/pence'
import type { SessionPlan } from '../lib/session-params'
import { businessDays } from './business-days'
import { offered } from './offered'

/** Of whom Medusa's rules of delivery options are asked: shoppers, who send nothing back by them. */
export const DELIVERY_ASKED = { is_return: false, enabled_in_store: true }

const optionSchema = z.object({
  id: z.string(),
  name: z.string(),
  provider_id: z.string().nullish(),
  /** None where it has no price in the cart's currency. */
  amount: z.coerce.number().nullish(),
  type: z.object({ description: z.string().nullish() }).nullish(),
})

/**
 * What the payment page offers, cheapest first, priced by Medusa for this cart; of one provider, where that is named.
 * @throws MedusaError `shipping_unavailable` where nothing is delivered to the cart's address
 */
export async function shippingChoices(
  container: MedusaContainer,
  cartId: string,
  deliveredBy?: string,
): Promise<SessionPlan['shipping']> {
  const { result } = await listShippingOptionsForCartWithPricingWorkflow(container).run({
    input: { cart_id: cartId, ...DELIVERY_ASKED },
  })
  const options = z
    .array(optionSchema)
    .parse(result)
    .filter(({ provider_id }) => deliveredBy === undefined || provider_id === deliveredBy)
    .flatMap(({ id, name, amount, type }) =>
      typeof amount === 'number' ? [{ id, name, price: amount, days: type?.description ?? '' }] : [],
    )
  if (options.length === 0) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "We don't deliver to this address yet",
      'shipping_unavailable',
    )
  }
  return offered(options).map(({ id, name, price, days }) => ({
    id,
    name,
    pence: toPence(price),
    businessDays: businessDays(days),
  }))
}
