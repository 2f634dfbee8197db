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

/**
 * How long delivery takes by the shop's own tariffs, which come cheapest first: '5-7 business days once printed, or next
 * business day with Overnight'. Empty where nothing is known.
 */
export function deliveryTimes(shop: ShopInfo | undefined): string {
  const ways = shop?.shippingMethods.filter(({ days }) => days !== '') ?? []
  const [first] = ways
  const last = ways.at(-1)
  if (!first || !last) return ''
  const usual = `${first.days} once printed`
  return last.days === first.days ? usual : `${usual}, or ${last.days} with ${last.name}`
}
