import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type { CheckoutRow } from '../modules/stripe-checkout/types'
import { completeCheckout, type AfterOrder } from './complete-checkout'
import { releaseCheckout, type AfterRelease } from './release-checkout'
import { wordsOf } from '../lib/words-of'

const BATCH = 100

export interface Afterwards {
  order: AfterOrder
  release: AfterRelease
}

async function look(container: MedusaContainer, row: CheckoutRow, after: Afterwards): Promise<void> {
  if (row.state === 'creating' && !row.stripe_session_id) {
    await container.resolve(STRIPE_CHECKOUT_MODULE).giveUpOpening(row.id)
    return
  }
  if (row.state === 'releasing') await releaseCheckout(container, row, after.release)
  else await completeCheckout(container, row.id, after.order)
}

/** Asks Stripe about every checkout that is not finished. Events may be lost; this finds what they would have told. */
export async function reconcileCheckouts(container: MedusaContainer, after: Afterwards): Promise<number> {
  const rows = await container.resolve(STRIPE_CHECKOUT_MODULE).dueCheckouts(BATCH)
  for (const row of rows) {
    try {
      await look(container, row, after)
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`Checkout ${row.id} could not be completed: ${wordsOf(error)}`)
    }
  }
  return rows.length
}
