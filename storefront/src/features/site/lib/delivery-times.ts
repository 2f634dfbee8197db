import type { ShopInfo } from '@caseloom/contract'

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
