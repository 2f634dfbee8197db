import { openCheckout, toPounds } from '@caseloom/stripe-checkout'
import type { checkoutSessionSchema, createCheckoutSessionBody } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { z } from 'zod'
import type { Customer } from '../../lib/http/principal'
import { deliveryAddress } from './delivery-address'
import { findPromotion } from './find-promotion'
import { resolveLines } from './resolve-lines'
import { sellingPlace } from './selling-place'

export interface CheckoutRequest {
  customer: Customer
  guestKeyHash: string | null
  body: z.output<typeof createCheckoutSessionBody>
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
  const opened = await openCheckout(scope, {
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
