import {
  openCheckout,
  PaidAlready,
  toPounds,
  wordsOf,
  type OpenCheckoutInput,
} from '@caseloom/stripe-checkout'
import type { checkoutSessionSchema, createCheckoutSessionBody } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { z } from 'zod'
import { FailureWithData } from '../../lib/http/fail'
import type { Customer } from '../../lib/http/principal'
import { completeCheckout } from './complete-checkout'
import { deliveryAddress } from './delivery-address'
import { findPromotion } from './find-promotion'
import { resolveLines } from './resolve-lines'
import { sellingPlace } from './selling-place'

export interface CheckoutRequest {
  customer: Customer
  guestKeyHash: string | null
  body: z.output<typeof createCheckoutSessionBody>
}

const PAID_ALREADY =
  'You have just paid for this cart. Your order is being completed; please do not pay again.'

/** A cart that is paid already is completed instead of being paid a second time. */
async function open(scope: MedusaContainer, input: OpenCheckoutInput) {
  try {
    return await openCheckout(scope, input)
  } catch (error) {
    if (!(error instanceof PaidAlready)) throw error
    const { checkoutId, sessionId } = error
    await completeCheckout(scope, checkoutId).catch((fault: unknown) => {
      const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`Checkout ${checkoutId} waits: ${wordsOf(fault)}`)
    })
    throw new FailureWithData(PAID_ALREADY, 'payment_in_review', { sessionId })
  }
}

/** Checks what the shopper wants to buy, freezes it and opens the payment page. */
export async function createCheckoutSession(
  scope: MedusaContainer,
  { customer, guestKeyHash, body }: CheckoutRequest,
): Promise<z.output<typeof checkoutSessionSchema>> {
  const place = await sellingPlace(scope)
  const address = await deliveryAddress(scope, customer.id, place.countries)
  const lines = await resolveLines(scope, body.items, { customerId: customer.id, guestKeyHash })
  const promotion = body.promoCode ? await findPromotion(scope, body.promoCode, customer.id) : null
  const opened = await open(scope, {
    customerId: customer.id,
    email: customer.email,
    regionId: place.regionId,
    salesChannelId: place.salesChannelId,
    currency: place.currency,
    address,
    lines,
    promoCode: promotion?.code ?? null,
  })
  return {
    sessionId: opened.sessionId,
    url: opened.url,
    amounts: {
      subtotal: toPounds(opened.subtotalPence),
      discount: toPounds(opened.discountPence),
      total: toPounds(opened.subtotalPence - opened.discountPence),
    },
    expiresAt: opened.expiresAt.toISOString(),
  }
}
