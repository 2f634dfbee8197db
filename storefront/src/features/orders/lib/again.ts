import type { OrderAgainLine, OrderRow } from '@caseloom/contract'
import { formatMoney } from '~/lib/money'

/** What the shop did not accept is not asked for again as it was. */
export const mayOrderAgain = (status: OrderRow['status']): boolean => status !== 'rejected'

/** What the customer should know of a case that was ordered again: that it isn't to be had, or at another price. */
export function newsOf({ item, paid, refused }: OrderAgainLine): string[] {
  if (!item) return refused === null ? [] : [refused]
  if (item.price === paid) return []
  return [
    `${item.name} for ${item.device} now costs ${formatMoney(item.price)}. You paid ${formatMoney(paid)} for it before.`,
  ]
}
