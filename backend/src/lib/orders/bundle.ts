import type { AdjustmentRow, ApprovalRow } from '@caseloom/order-approval'
import type { SubmissionRow } from '@caseloom/prodigi'
import type { DisputeRow } from '@caseloom/stripe-checkout'
import type { ShopOrder } from './shop-order'
import type { StuckRefund } from './stuck-refunds'

/** The checkout that an order came from; an order without one is never shown. */
export interface CheckoutRef {
  id: string
  orderId: string
  /** Stripe's; null where there was nothing to pay. */
  sessionId: string | null
  /** Paid in test mode, at a shop that takes real money by now. */
  isBeforeLive: boolean
  /** Until when its money is supposed to be held where Stripe does not say; null where it was taken at once. */
  supposedEnd: Date | null
  customerId: string
}

/** With what its link carries. */
export type LinkedAdjustment = AdjustmentRow & { token: string }

/** With when the shop came to know of it. */
export type KeptDispute = DisputeRow & { created_at: Date }

/** All that is known of one order. */
export interface OrderBundle {
  order: ShopOrder
  checkout: CheckoutRef
  approval: ApprovalRow | null
  submission: SubmissionRow | null
  /** What banks said against its payment. */
  disputes: KeptDispute[]
  /** What shall go back of its payment, and has not for a while. */
  stuckRefunds: StuckRefund[]
  /** Why what was decided could not be carried out when it was last tried; null where it was not tried in vain, or is done. */
  lastRefusal: string | null
  /** What the customer was last asked to change: one for each line, none where nothing was. */
  adjustments: LinkedAdjustment[]
  /** Numbers of the bought products, by Medusa's product id. */
  productNumbers: Map<string, number>
}
