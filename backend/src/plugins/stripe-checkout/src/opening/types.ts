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
/** The one discount of a checkout, as the shop chose it. */
export interface OpenCheckoutDiscount {
  promotionId: string
  /** What the payment page calls it. */
  label: string
  /** What is taken off each line, in whole pence. */
  shares: number[]
  /** Keeps a use of it for this checkout; throws where none is left. */
  hold: (checkoutId: string) => Promise<void>
}
export interface OpenCheckoutInput {
  customerId: string
  email: string
  regionId: string
  salesChannelId: string
  currency: string
  address: CheckoutAddress
  lines: OpenCheckoutLine[]
  discount: OpenCheckoutDiscount | null
}
export interface OpenedCheckout {
  checkoutId: string
  sessionId: string
  url: string
  expiresAt: Date
  subtotalPence: number
  discountPence: number
}
