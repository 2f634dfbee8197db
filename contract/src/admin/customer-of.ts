import type { AdminOrder } from './order-row'

/** Whom an order is shown under. An order outlives the account behind it, and then bears neither name nor address. */
export const customerOf = ({
  customerName,
  customerEmail,
}: Pick<AdminOrder, 'customerName' | 'customerEmail'>): string =>
  customerName || customerEmail || 'Account deleted'
