import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { z } from '@medusajs/framework/zod'
import { listShippingOptionsForCartWithPricingWorkflow } from '@medusajs/medusa/core-flows'
import { toPence } from '../lib/pence'
import type { SessionPlan } from '../lib/session-params'
import { businessDays } from './business-days'
import { offered } from './offered'
import { notSent, sendingAll, sentLines } from './sent-together'

/** Of whom Medusa's rules of delivery options are asked: shoppers, who send nothing back by them. */
export const DELIVERY_ASKED = { is_return: false, enabled_in_store: true }

const optionSchema = z.object({
  id: z.string(),
  name: z.string(),
  provider_id: z.string().nullish(),
  shipping_profile_id: z.string(),
  /** None where it has no price in the cart's currency. */
  amount: z.coerce.number().nullish(),
  type: z.object({ description: z.string().nullish() }).nullish(),
})

/**
 * What the payment page offers, cheapest first, priced by Medusa for this cart; of one provider, where that is named.
 * @throws MedusaError `shipping_unavailable` where nothing is delivered to the cart's address, `conflict` where what is in the
 * cart is not sent, or not together: another address would change nothing
 */
export async function shippingChoices(
  container: MedusaContainer,
  cartId: string,
  deliveredBy?: string,
): Promise<SessionPlan['shipping']> {
  const { result } = await listShippingOptionsForCartWithPricingWorkflow(container).run({
    input: { cart_id: cartId, ...DELIVERY_ASKED },
  })
  const there = z
    .array(optionSchema)
    .parse(result)
    .filter(({ provider_id }) => deliveredBy === undefined || provider_id === deliveredBy)
    .flatMap(({ id, name, amount, type, shipping_profile_id }) =>
      typeof amount === 'number'
        ? [{ id, name, price: amount, days: type?.description ?? '', shipping_profile_id }]
        : [],
    )
  if (there.length === 0) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "We don't deliver to this address yet",
      'shipping_unavailable',
    )
  }
  const lines = await sentLines(container, cartId)
  const options = sendingAll(there, lines)
  if (options.length === 0)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, notSent(there, lines), 'conflict')
  return offered(options).map(({ id, name, price, days }) => ({
    id,
    name,
    pence: toPence(price),
    businessDays: businessDays(days),
  }))
}
