import { closeCheckouts, type Unsettled } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'

const SENTENCES: Record<Unsettled, string> = {
  under_way: 'A payment of yours is still being completed. Please try again in a few minutes.',
  waiting:
    'A payment of yours has not become an order and waits for one of us to look at it. You can delete your account as soon as that is settled; please write to us if you would like to know how it stands.',
  returning:
    'A payment of yours is on its way back to you. You can delete your account as soon as it has been given back; please try again later.',
}

/**
 * Closes the payment pages of somebody who wants to leave.
 * @returns what becomes of a payment that is neither an order nor given back, in a sentence; null where there is none
 * @throws provider_unavailable
 */
export async function unsettledPayment(scope: MedusaContainer, customerId: string): Promise<string | null> {
  const left = await closeCheckouts(scope, customerId)
  return left && SENTENCES[left]
}
