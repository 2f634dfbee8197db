import type { AdminOrder } from '@caseloom/contract'

/** What is said of an order that was sent to print: slow work goes on behind the answer, which is then no end of it. */
export const processedWords = (status: AdminOrder['status'] | undefined): string =>
  status === 'processed'
    ? 'Order processed: it is with the printer'
    : 'The order is being processed: it takes longer than usual, and goes on by itself'

/** As {@link processedWords}, of an order that was rejected: its money may still be on its way. */
export const rejectedWords = (status: AdminOrder['status'] | undefined): string =>
  status === 'rejected'
    ? 'Order rejected'
    : 'The order is being rejected: giving its payment back takes longer than usual, and goes on by itself'

const OTHERWISE: Partial<Record<string, string>> = {
  none: 'There was nothing to pay',
  captured: 'The payment is refunded',
  partially_refunded: 'The rest of the payment is refunded',
  refunded: 'The payment was refunded before',
  cancelled: 'The money that was held is released already',
}

/** What a rejection does with the money of an order whose payment stands so. */
export const rejectedMoney = (paymentStatus: string): string =>
  OTHERWISE[paymentStatus] ?? 'The money that is held is released'
