import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { paymentState } from '../lib/payment-state'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type { CheckoutRow } from '../modules/stripe-checkout/types'
import { wordsOf } from '../lib/words-of'

/** Closes one payment page at Stripe. One that was paid in this moment stays as it is and is completed. */
async function expire(container: MedusaContainer, row: CheckoutRow): Promise<void> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  if (!row.stripe_session_id) return
  const session = await service.retrieveSession(row.stripe_session_id)
  if (paymentState(session) === 'paid') return
  if (session.status === 'open') await service.stripe.checkout.sessions.expire(session.id)
  await service.move(row.id, 'expired')
}

/** One open payment page for each customer: making a new one closes the others, so that nobody pays twice. */
export async function expireOlder(
  container: MedusaContainer,
  { customerId, except }: { customerId: string; except: string },
): Promise<void> {
  const open = await container
    .resolve(STRIPE_CHECKOUT_MODULE)
    .checkoutsOf({ customer_id: customerId, state: ['open'] })
  for (const row of open.filter(({ id }) => id !== except)) {
    try {
      await expire(container, row)
    } catch (error) {
      // The reconciliation job sees it again; the new page must not wait for it.
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Checkout ${row.id} could not be closed: ${wordsOf(error)}`)
    }
  }
}
