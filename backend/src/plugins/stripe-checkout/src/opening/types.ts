import type { CheckoutAddress } from '../modules/stripe-checkout/types'

export interface OpenCheckoutLine {
  variantId: string
  sku: string
  title: string
  description: string
  quantity: number
  /** Pounds; the caller has compared it with Medusa's price, and it is compared with the cart's once more. */
  unitPrice: number
  imageUrl: string | null
  recipeHash: string | null
  /** Written to the cart line and from there to the order line. */
  metadata: Record<string, unknown>
}
export interface OpenCheckoutInput {
  customerId: string
  email: string
  regionId: string
  salesChannelId: string
  currency: string
  address: CheckoutAddress
  lines: OpenCheckoutLine[]
  promoCode: string | null
}
export interface OpenedCheckout {
  checkoutId: string
  sessionId: string
  url: string
  expiresAt: Date
  subtotalPence: number
  discountPence: number
}
