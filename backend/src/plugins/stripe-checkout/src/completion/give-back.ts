import type Stripe from 'stripe'
import { refundUnlessLost } from '../lib/charged-back'
import { intentOf, WITH_PATIENCE } from '../lib/stripe-client'
import type StripeCheckoutService from '../modules/stripe-checkout/service'

/** `released`: nothing was ever taken; `refunded`: what was taken goes back. */
export interface MoneyBack {
  money: 'released' | 'refunded'
  /** Pence of it that a bank had given its customer back before. */
  lost: number
}

/** Nobody else's money is given back. @throws Error where a payment says that it is another checkout's */
function assertOwn(intent: Stripe.PaymentIntent, checkoutId: string): void {
  if (intent.metadata.checkout_id !== checkoutId)
    throw new Error(`Payment ${intent.id} is not of this checkout: give it back in Stripe’s dashboard`)
}

/** Releases what is held, or refunds what was taken. How the payment stands is asked first, so nothing goes back twice. */
export async function giveBack(
  service: StripeCheckoutService,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<MoneyBack> {
  const session = await service.findSession(sessionId)
  const intent = session && intentOf(session)
  if (intent?.status === 'requires_capture') {
    assertOwn(intent, id)
    await service.stripe.paymentIntents.cancel(intent.id, {}, WITH_PATIENCE)
  }
  if (intent?.status !== 'succeeded') return { money: 'released', lost: 0 }
  const { data } = await service.stripe.refunds.list({ payment_intent: intent.id, limit: 100 })
  const gone = data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0)
  const due = intent.amount_received - gone
  if (due === 0) return { money: 'refunded', lost: 0 }
  assertOwn(intent, id)
  const refund = { payment_intent: intent.id, amount: due }
  return { money: 'refunded', lost: await refundUnlessLost(service.stripe, refund, WITH_PATIENCE) }
}
