import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import { intentOf, WITH_PATIENCE } from '../lib/stripe-client'
import { wordsOf } from '../lib/words-of'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type StripeCheckoutService from '../modules/stripe-checkout/service'
import type { CheckoutRow } from '../modules/stripe-checkout/types'
import { withCheckoutLock } from './checkout-lock'
import { cancelOrdersOf, freePaymentOf } from './orders-of-checkout'

/** `released`: nothing was ever taken; `refunded`: what was taken goes back. */
export type MoneyBack = 'released' | 'refunded'
/** What the shop does before the checkout is over, such as telling its customer. May be called more than once. */
export type AfterRelease = (row: CheckoutRow, money: MoneyBack) => Promise<void>

/** Nobody else's money is given back. @throws Error where a payment says that it is another checkout's */
function assertOwn(intent: Stripe.PaymentIntent, checkoutId: string): void {
  if (intent.metadata.checkout_id !== checkoutId)
    throw new Error(`Payment ${intent.id} is not of this checkout: give it back in Stripe’s dashboard`)
}

/** Releases what is held, or refunds what was taken. How the payment stands is asked first, so nothing goes back twice. */
async function giveBack(
  service: StripeCheckoutService,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<MoneyBack> {
  const session = await service.findSession(sessionId)
  const intent = session && intentOf(session)
  if (intent?.status === 'requires_capture') {
    assertOwn(intent, id)
    await service.stripe.paymentIntents.cancel(intent.id, {}, WITH_PATIENCE)
  }
  if (intent?.status !== 'succeeded') return 'released'
  const { data } = await service.stripe.refunds.list({ payment_intent: intent.id, limit: 100 })
  const gone = data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0)
  const due = intent.amount_received - gone
  if (due > 0) {
    assertOwn(intent, id)
    await service.stripe.refunds.create({ payment_intent: intent.id, amount: due }, WITH_PATIENCE)
  }
  return 'refunded'
}

/** What an interrupted completion may have made of it. The payment is cut off first: it is not Medusa's to cancel here. */
async function cancelOrders(container: MedusaContainer, row: CheckoutRow): Promise<void> {
  const { cart_id } = row
  if (!cart_id) return
  await freePaymentOf(container, { ...row, cart_id }, { all: true })
  await cancelOrdersOf(container, row)
}

/**
 * Gives the money of a parked checkout back, as a person decided. Safe to repeat; what fails is tried again by the job.
 * @returns whether it is given back
 */
export async function releaseCheckout(
  container: MedusaContainer,
  row: CheckoutRow,
  after: AfterRelease,
): Promise<boolean> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  const { stripe_session_id: sessionId } = row
  const release = async () => {
    const money = sessionId ? await giveBack(service, { id: row.id, sessionId }) : 'released'
    await cancelOrders(container, row)
    await after(row, money)
    await service.move(row.id, 'released')
  }
  try {
    return (await withCheckoutLock(container, row.id, release)).got
  } catch (error) {
    await service.putOff(row.id, wordsOf(error))
    throw error
  }
}
