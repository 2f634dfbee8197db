import type { OrderRow } from '@caseloom/contract'
import type { DateLike } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { shortReference } from '~/lib/short-reference'

/**
 * An order line as the specification lets it come: as the contract has it, or with its date under an older name and in an older
 * shape, and with no price or name of its own.
 */
export type LooseRow = Omit<OrderRow, 'item' | 'createdAt' | 'orderNumber' | 'orderTotal' | 'refunded'> & {
  item?: Partial<OrderRow['item']> | null
  orderNumber?: number
  orderTotal?: number
  refunded?: number
  createdAt?: DateLike
  timestamp?: DateLike
  date?: DateLike
}

export const orderedAt = ({ createdAt, timestamp, date }: LooseRow): DateLike =>
  createdAt ?? timestamp ?? date

/** What the order is called, without its sign. */
export const numberOf = ({ orderNumber, id }: LooseRow): string =>
  orderNumber === undefined ? shortReference(id) : String(orderNumber)

export const nameOfRow = ({ item, productname }: LooseRow): string =>
  item?.name || productname || 'Custom Design'

/** What a line cost, in pounds: its own price, else what sending it cost; null where neither is known. */
export function valueOf({ item, clientShippingRate }: LooseRow): number | null {
  if (typeof item?.price === 'number') return item.price * (item.quantity ?? 1)
  return clientShippingRate?.price ?? null
}

export function priceWords(row: LooseRow): string {
  const value = valueOf(row)
  return value === null ? 'Price N/A' : formatMoney(value)
}
