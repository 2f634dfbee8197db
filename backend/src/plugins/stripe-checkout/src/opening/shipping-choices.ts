import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { z } from '@medusajs/framework/zod'
import { listShippingOptionsForCartWithPricingWorkflow } from '@medusajs/medusa/core-flows'
import { toPence } from '../lib/pence'
import type { SessionPlan } from '../lib/session-params'
import { businessDays } from './business-days'

/** Stripe shows at most five. */
const AT_MOST = 5

/** Of whom Medusa's rules of delivery options are asked: shoppers, who send nothing back by them. */
export const DELIVERY_ASKED = { is_return: false, enabled_in_store: true }

const optionSchema = z.object({
  id: z.string(),
  name: z.string(),
  provider_id: z.string().nullish(),
  amount: z.coerce.number(),
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
  if (options.length === 0) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "We don't deliver to this address yet",
      'shipping_unavailable',
    )
  }
  return options
    .map(({ id, name, amount, type }) => ({
      id,
      name,
      pence: toPence(amount),
      businessDays: businessDays(type?.description ?? ''),
    }))
    .sort((a, b) => a.pence - b.pence || (b.businessDays?.[1] ?? 0) - (a.businessDays?.[1] ?? 0))
    .slice(0, AT_MOST)
}
