import { recordTaskStepWorkflow } from '@caseloom/order-approval'
import { isGivenBack, isUnknownToStripe, STRIPE_CHECKOUT_MODULE } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { capturePaymentWorkflow } from '@medusajs/medusa/core-flows'
import { failure } from '../../../lib/http/fail'
import type { OrderBundle } from '../../../lib/orders/bundle'
import { hasPrint } from '../../../lib/orders/has-print'
import { holdIfDisputed } from '../../../lib/orders/hold-if-disputed'
import { loadBundle } from '../../../lib/orders/load-bundles'
import { REFUNDED, unknownAtStripe, whyNotPrinted } from '../../../lib/orders/not-printed'
import { printFulfillment } from '../../../lib/orders/print-fulfillment'
import { bookAnew } from '../../../lib/orders/rowless-capture'
import { paymentsOf, type ShopPayment } from '../../../lib/orders/shop-order'
import { assertHeld } from '../lease'
import { wordsOf } from '../../../lib/words-of'
import type { ProcessOrderInput } from '../types'

async function capture(container: MedusaContainer, payment: ShopPayment): Promise<void> {
  if (payment.canceled_at)
    throw failure('fulfillment_failed', 'The payment of this order was given back already')
  // A capture row without a date is what a process leaves that died between the row and Stripe; Medusa then refuses
  // every new try. The row goes, and the capture is asked for again, which the provider answers for a captured payment too.
  if (!payment.captured_at && payment.captures.length > 0) {
    await container.resolve(Modules.PAYMENT).deleteCaptures(payment.captures.map(({ id }) => id))
  }
  try {
    await bookAnew(container, payment)
    // For a captured payment this only adds the order's transaction where that is missing.
    await capturePaymentWorkflow(container).run({ input: { payment_id: payment.id } })
  } catch (error) {
    throw failure('fulfillment_failed', `The payment could not be taken: ${wordsOf(error)}`)
  }
}

/**
 * Why nothing is printed, by Stripe's word: all of it was given back, as its dashboard does without Medusa's knowing, or it has never heard
 * of it, so that nobody has paid. Where it does not answer, Medusa's word counts.
 */
async function refusalOfStripe(
  container: MedusaContainer,
  { checkout }: OrderBundle,
): Promise<string | null> {
  if (!checkout.sessionId) return null
  try {
    const session = await container.resolve(STRIPE_CHECKOUT_MODULE).retrieveSession(checkout.sessionId)
    return isGivenBack(session) ? REFUNDED : null
  } catch (error) {
    if (isUnknownToStripe(error)) return unknownAtStripe(checkout)
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`Stripe could not be asked of the payment of order ${checkout.orderId}: ${wordsOf(error)}`)
    return null
  }
}

/**
 * Money may have gone back since it was decided, or never have been any. What the printer has is not held up by a refund: it is booked,
 * and may be cancelled then.
 */
async function refuseUnpaid(container: MedusaContainer, bundle: OrderBundle): Promise<void> {
  if (printFulfillment(bundle.order)) return
  const why = whyNotPrinted(bundle) ?? (await refusalOfStripe(container, bundle))
  if (why && !(why === REFUNDED && hasPrint(bundle.submission))) throw failure('fulfillment_failed', why)
}

/** Takes the money that was held at checkout. */
export const capturePaymentsStep = createStep(
  'capture-payments',
  async ({ orderId, ...task }: ProcessOrderInput, { container }) => {
    const bundle = await loadBundle(container, orderId)
    if (!bundle) throw failure('not_found', 'Order not found')
    await refuseUnpaid(container, bundle)
    const payments = paymentsOf(bundle.order)
    if (payments.some(({ captured_at }) => !captured_at)) await holdIfDisputed(container, bundle, task.taskId)
    for (const payment of payments) {
      await assertHeld(container, task)
      await capture(container, payment)
    }
    await recordTaskStepWorkflow(container).run({ input: { ...task, step: 'captured' } })
    return new StepResponse({ orderId })
  },
)
