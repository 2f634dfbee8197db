import {
  closeCheckouts,
  openCheckout,
  PaidAlready,
  PaidMeanwhile,
  toPounds,
  type OpenCheckoutInput,
} from '@caseloom/stripe-checkout'
import type { checkoutSessionSchema, createCheckoutSessionBody } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { z } from 'zod'
import { SESSION_EXPIRED } from '../http/authenticate'
import { failure, FailureWithData } from '../http/fail'
import type { Customer } from '../http/principal'
import { CUSTOMER_PROFILE_MODULE } from '../../modules/customer_profile'
import { ChooseAgain } from '../promotions/uses'
import { charge } from './charge'
import { completeCheckout } from './complete-checkout'
import { deliveryAddress } from './delivery-address'
import { beneficiary } from './quote-cart'
import { frozenLine, resolveLines } from './resolve-lines'
import { sellingPlace } from '../shop/selling-place'
import { wordsOf } from '../words-of'

export interface CheckoutRequest {
  customer: Customer
  guestKeyHash: string | null
  body: z.output<typeof createCheckoutSessionBody>
  /** Called before anything is made: what is refused earlier has left nothing behind. */
  onBegin: () => void
}

const PAID_ALREADY =
  'You have just paid for this cart. Your order is being completed; please do not pay again.'

const NOT_NOW = 'The payment page cannot be opened just now. Please try again in a moment.'

/**
 * A cart that is paid already is completed instead of being paid a second time. So is another one that was paid in this very
 * moment, before its discount is chosen again: that may have been good for one order.
 */
async function open(scope: MedusaContainer, input: OpenCheckoutInput) {
  const complete = (checkoutId: string) =>
    completeCheckout(scope, checkoutId).catch((fault: unknown) => {
      const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`Checkout ${checkoutId} waits: ${wordsOf(fault)}`)
      return null
    })
  try {
    return await openCheckout(scope, input)
  } catch (error) {
    if (error instanceof PaidMeanwhile) {
      if (await complete(error.checkoutId)) throw new ChooseAgain(error.message)
      throw failure('provider_unavailable', NOT_NOW)
    }
    if (!(error instanceof PaidAlready)) throw error
    await complete(error.checkoutId)
    throw new FailureWithData(PAID_ALREADY, 'payment_in_review', { sessionId: error.sessionId })
  }
}

/**
 * Whoever deletes the account in another tab has all payment pages closed, but for one that is opened in that moment: it is
 * closed here, and the erasure runs once more for what it left.
 */
async function assertStays(scope: MedusaContainer, customerId: string): Promise<void> {
  const profiles = scope.resolve(CUSTOMER_PROFILE_MODULE)
  const selector = { customer_id: customerId }
  const [leaving] = await profiles.listAccountDeletions(selector)
  if (!leaving) return
  await closeCheckouts(scope, customerId)
  await profiles.updateAccountDeletions({ selector, data: { finished_at: null } })
  throw failure('unauthenticated', SESSION_EXPIRED)
}

/** Checks what the shopper wants to buy, freezes it and opens the payment page. */
export async function createCheckoutSession(
  scope: MedusaContainer,
  { customer, guestKeyHash, body, onBegin }: CheckoutRequest,
): Promise<z.output<typeof checkoutSessionSchema>> {
  const [place, buyer] = await Promise.all([sellingPlace(scope), beneficiary(scope, customer)])
  const address = await deliveryAddress(scope, customer.id, place.countries)
  const lines = await resolveLines(scope, body.items, { customer: buyer, guestKeyHash })
  const { promoCode, expectedTotal } = body
  const charged = { customer: buyer, lines, place, country: address.country_code, promoCode, expectedTotal }
  const opened = await charge(scope, charged, (discount) => {
    onBegin()
    return open(scope, {
      customerId: customer.id,
      email: customer.email,
      regionId: place.regionId,
      salesChannelId: place.salesChannelId,
      currency: place.currency,
      address,
      lines: lines.map(frozenLine),
      discount,
    })
  })
  await assertStays(scope, customer.id)
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
