import type { MedusaContainer } from '@medusajs/framework/types'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import { expire } from './expire-checkouts'

/**
 * Closes every payment page that a customer could still pay on.
 * @returns whether none is left: false where one is being opened, or was paid and is neither an order nor given back yet
 */
export async function closeCheckouts(container: MedusaContainer, customerId: string): Promise<boolean> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  const open = await service.checkoutsOf({
    customer_id: customerId,
    state: ['creating', 'open', 'paid', 'parked', 'releasing'],
  })
  let closed = true
  for (const row of open)
    if (row.state !== 'open' || (await expire(container, row)) !== 'closed') closed = false
  return closed
}
