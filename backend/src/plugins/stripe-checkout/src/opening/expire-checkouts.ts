import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { paymentState } from '../lib/payment-state'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type { CheckoutRow } from '../modules/stripe-checkout/types'
import { wordsOf } from '../lib/words-of'

/**
 * Closes one payment page at Stripe. One that was paid, or is being paid, in this moment stays as it is and is completed.
 * @returns whether it was closed
 */
async function expire(container: MedusaContainer, row: CheckoutRow): Promise<boolean> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  if (row.state === 'paid') return false
  if (!row.stripe_session_id) return true
  const session = await service.retrieveSession(row.stripe_session_id)
  const state = paymentState(session)
  if (state === 'paid' || state === 'processing') return false
  if (session.status === 'open') await service.stripe.checkout.sessions.expire(session.id)
  await service.move(row.id, 'expired')
  return true
}

type Opened = Pick<CheckoutRow, 'id' | 'created_at'>

/** True where `other` was opened before `row`. Of two opened in the same moment exactly one is the older. */
export function isOlder(other: Opened, row: Opened): boolean {
  const gap = new Date(other.created_at).getTime() - new Date(row.created_at).getTime()
  return gap < 0 || (gap === 0 && other.id < row.id)
}

/**
 * One open payment page for each customer: making a new one closes the older ones, so that nobody pays twice. Never a
 * newer one: two that are opened at once would close each other, and the shopper be left with none.
 * @returns the older page on which the same goods have just been paid, if there is one
 */
export async function expireOlder(
  container: MedusaContainer,
  row: CheckoutRow,
): Promise<CheckoutRow | undefined> {
  const open = await container
    .resolve(STRIPE_CHECKOUT_MODULE)
    .checkoutsOf({ customer_id: row.customer_id, state: ['open', 'paid'] })
  let paid: CheckoutRow | undefined
  for (const older of open.filter((other) => isOlder(other, row))) {
    try {
      if (!(await expire(container, older)) && older.line_hash === row.line_hash) paid = older
    } catch (error) {
      // The reconciliation job sees it again; the new page must not wait for it.
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Checkout ${older.id} could not be closed: ${wordsOf(error)}`)
    }
  }
  return paid
}
