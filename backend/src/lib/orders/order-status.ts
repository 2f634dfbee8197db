import type { OrderStatus } from '@caseloom/contract'
import type { ApprovalStatus } from '@caseloom/order-approval'
import type { PrintStatus } from '@caseloom/prodigi'

const OF_PRINT: Record<PrintStatus, OrderStatus> = {
  prepared: 'processing',
  in_progress: 'in_progress',
  manufacturing: 'manufacturing',
  shipped: 'shipped',
  in_transit: 'in_transit',
  complete: 'complete',
  delivered: 'delivered',
  // The shop follows in a moment, and somebody decides on another print or the money: the order is not over by it.
  cancelled: 'prodigi_failed',
}

/** The one word that a customer reads, from the decision and, once it is taken, from the print. */
export function orderStatus(approval: ApprovalStatus | null, print: PrintStatus | null): OrderStatus {
  switch (approval) {
    case 'processed':
      return print ? OF_PRINT[print] : 'processing'
    case 'adjustment_requested':
      return 'adjustment_requested'
    case 'processing':
      return 'processing'
    case 'fulfillment_failed':
      return 'prodigi_failed'
    case 'rejecting':
    case 'rejected':
      return 'rejected'
    case 'cancelling':
      return 'cancelling'
    case 'cancelled':
      return 'cancelled'
    default:
      return 'pending_admin_approval'
  }
}
