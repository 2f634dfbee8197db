import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { checkoutEvent, verifyEvent } from '../lib/webhook-events'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'

/**
 * Checks and keeps what Stripe sent. When this returns the event is committed, so 200 may be answered.
 * @returns true where the event is new and about a checkout of this shop
 * @throws MedusaError `invalid_signature`; nothing is kept then
 */
export async function keepStripeEvent(
  container: MedusaContainer,
  input: { body: Buffer | undefined; signature: string | undefined },
): Promise<boolean> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  const event = verifyEvent(service.stripe, { ...input, secrets: service.options.webhookSecret })
  if (!event) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The signature is not valid', 'invalid_signature')
  }
  const about = checkoutEvent(event)
  if (!about) return false
  if (!about.intentId) return await service.keepEvent(about)
  const checkout = await service.findCheckout({ payment_intent_id: about.intentId })
  return checkout ? await service.keepEvent({ ...about, checkoutId: checkout.id }) : false
}
