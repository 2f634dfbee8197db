import { paymentState, STRIPE_CHECKOUT_MODULE, type CheckoutRow } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { failure } from '../http/fail'
import { bySession } from './by-session'
import { completeCheckout } from './complete-checkout'
import { wordsOf } from '../words-of'

export const GIVEN_BACK = 'This payment has been given back to you. Please order again.'
export const SEEN_TO =
  'Our team has looked at this payment and has seen to it. Please ask us if anything is still open.'

/** What is to be said of a payment that a person has ended; null of any other. */
export function endedBy(state: CheckoutRow['state']): string | null {
  if (state === 'dismissed') return SEEN_TO
  return state === 'releasing' || state === 'released' ? GIVEN_BACK : null
}

export type Standing = 'open' | 'processing' | 'paid' | 'expired'

/** The caller's own checkout by its session; somebody else's is not found. */
export async function ownCheckout(
  scope: MedusaContainer,
  sessionId: string,
  customerId: string,
): Promise<CheckoutRow | null> {
  const row = await scope.resolve(STRIPE_CHECKOUT_MODULE).findCheckout(bySession(sessionId))
  return row?.customer_id === customerId ? row : null
}

/** The payment page as Stripe has it; null where it was a trial's. @throws failure `provider_unavailable` */
export async function askStripe(scope: MedusaContainer, sessionId: string) {
  try {
    return await scope.resolve(STRIPE_CHECKOUT_MODULE).findSession(sessionId)
  } catch (error) {
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Stripe did not say how ${sessionId} stands: ${wordsOf(error)}`)
    throw failure(
      'provider_unavailable',
      'The payment provider cannot be reached. Please try again in a moment.',
    )
  }
}

/**
 * How a checkout stands. Our own row answers where it knows; an open one is asked about at Stripe, and where it is paid
 * its completion starts in the background, so that a page which only looks does not wait for it.
 */
export async function standing(scope: MedusaContainer, row: CheckoutRow): Promise<Standing> {
  if (['paid', 'completed', 'parked'].includes(row.state)) return 'paid'
  if (endedBy(row.state)) return 'expired'
  if (!row.stripe_session_id) return row.state === 'expired' ? 'expired' : 'open'
  const session = await askStripe(scope, row.stripe_session_id)
  const state = session ? paymentState(session) : 'expired'
  if (state === 'paid') {
    completeCheckout(scope, row.id).catch((error: unknown) => {
      scope.resolve(ContainerRegistrationKeys.LOGGER).error(`Checkout ${row.id} waits: ${wordsOf(error)}`)
    })
  }
  return state
}
