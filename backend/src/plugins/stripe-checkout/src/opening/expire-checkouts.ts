import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import { paymentState } from '../lib/payment-state'
import { isOfTrial, isUnknownToStripe } from '../lib/trial'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type StripeCheckoutService from '../modules/stripe-checkout/service'
import type { CheckoutRow } from '../modules/stripe-checkout/types'

/** `paid` and `processing`: somebody has paid on it, or is about to; it stays as it is and is completed. */
export type Expiry = 'closed' | 'paid' | 'processing'

/** The session as it is after it was to be closed. */
async function close(
  service: StripeCheckoutService,
  session: Stripe.Checkout.Session,
): Promise<Stripe.Checkout.Session> {
  if (session.status !== 'open') return session
  try {
    return await service.stripe.checkout.sessions.expire(session.id)
  } catch (error) {
    // It was paid, ran out or was closed by somebody else in this very moment; or Stripe would not.
    const now = await service.retrieveSession(session.id)
    if (now.status === 'open') throw error
    return now
  }
}

/** Null where Stripe does not know the page: one of another account's key, or of a trial, can be paid by nobody. */
async function present(service: StripeCheckoutService, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await service.retrieveSession(id)
  } catch (error) {
    if (isUnknownToStripe(error)) return null
    throw error
  }
}

/**
 * Closes one payment page at Stripe.
 * @throws whatever Stripe answered where the page is, or may be, still open
 */
export async function expire(
  container: MedusaContainer,
  row: Pick<CheckoutRow, 'id' | 'state' | 'stripe_session_id'>,
): Promise<Expiry> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  if (row.state === 'paid') return 'paid'
  if (!row.stripe_session_id) return 'closed'
  const session = await present(service, row.stripe_session_id)
  if (!session) {
    // A real one stays open here: the job goes on asking, should only the key be wrong.
    if (isOfTrial(row.stripe_session_id)) await service.move(row.id, 'expired')
    return 'closed'
  }
  const before = paymentState(session)
  const state = before === 'open' ? paymentState(await close(service, session)) : before
  if (state === 'paid' || state === 'processing') return state
  await service.move(row.id, 'expired')
  return 'closed'
}

type Opened = Pick<CheckoutRow, 'id' | 'created_at'>

/** True where `other` was opened before `row`. Of two opened in the same moment exactly one is the older. */
export function isOlder(other: Opened, row: Opened): boolean {
  const gap = new Date(other.created_at).getTime() - new Date(row.created_at).getTime()
  return gap < 0 || (gap === 0 && other.id < row.id)
}
