import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import Stripe from 'stripe'
import { wordsOf } from '../lib/words-of'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type { CheckoutState } from '../modules/stripe-checkout/transitions'
import type { CheckoutRow } from '../modules/stripe-checkout/types'
import { expire } from './expire-checkouts'

/** What is neither an order nor given back: `under_way` by itself, `waiting` for a person, or `returning` to whoever paid. */
export type Unsettled = 'waiting' | 'returning' | 'under_way'

/** The longest to wait for first. */
const LONGEST: Unsettled[] = ['waiting', 'returning', 'under_way']
const OF_STATE: Partial<Record<CheckoutState, Unsettled>> = { parked: 'waiting', releasing: 'returning' }

const NOT_NOW = 'Your payment page cannot be closed just now. Please try again in a moment.'

/** @throws provider_unavailable where Stripe is away or refuses; its own words are for the log */
async function close(container: MedusaContainer, row: CheckoutRow): Promise<boolean> {
  try {
    return (await expire(container, row)) === 'closed'
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Checkout ${row.id} could not be closed: ${wordsOf(error)}`)
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, NOT_NOW, 'provider_unavailable')
  }
}

/**
 * Closes every payment page that a customer could still pay on.
 * @returns what is left of their payments, that which takes longest; null where nothing is
 * @throws provider_unavailable where a page may still be open
 */
export async function closeCheckouts(
  container: MedusaContainer,
  customerId: string,
): Promise<Unsettled | null> {
  const rows = await container.resolve(STRIPE_CHECKOUT_MODULE).checkoutsOf({
    customer_id: customerId,
    state: ['creating', 'open', 'paid', 'parked', 'releasing'],
  })
  const left = new Set<Unsettled>()
  for (const row of rows)
    if (row.state !== 'open' || !(await close(container, row))) left.add(OF_STATE[row.state] ?? 'under_way')
  return LONGEST.find((kind) => left.has(kind)) ?? null
}
