import type { ShopInfo } from '@caseloom/contract'
import { formatMoney, formatRound } from '~/lib/money'

/** What stands beside every price: 'UK delivery from £2.10, free over £50'. Empty where nothing is known. */
export function deliveryLine(shop: ShopInfo | undefined): string {
  const prices = shop?.shippingMethods.map((method) => method.price) ?? []
  if (!shop || prices.length === 0) return ''
  const free = shop.shippingMethods.some((method) => method.freeFrom !== null)
  const from = `UK delivery from ${formatMoney(Math.min(...prices))}`
  return free ? `${from}, free over ${formatRound(shop.freeShippingThreshold)}` : from
}
