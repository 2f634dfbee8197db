import type { AdminOrder } from '@caseloom/contract'

/** What is said of an order that was sent to print: slow work goes on behind the answer, which is then no end of it. */
export const processedWords = (status: AdminOrder['status'] | undefined): string =>
  status === 'processed'
    ? 'Order processed: it is with the printer'
    : 'The order is being processed: it takes longer than usual, and goes on by itself'
