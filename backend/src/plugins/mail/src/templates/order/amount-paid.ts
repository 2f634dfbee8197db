import type { MailOrder } from '../types'

/** Pounds that were paid for an order; of mails that were kept before it was said, its total. */
export const amountPaid = ({ paid, totals }: MailOrder): number => paid ?? totals.total

/** Whether that is another sum than the order's, so that no invoice is made of it. */
export const isPaidOtherwise = (order: MailOrder): boolean => amountPaid(order) !== order.totals.total
