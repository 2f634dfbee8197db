import type { ShopInfo } from '@caseloom/contract'

/**
 * How long it takes until a case is there by the shop's own tariffs, which come cheapest first: 'Printed 24-48 hours after
 * approval, then 5-7 business days, or next business day with Overnight'. Empty where nothing is known.
 */
export function deliveryTimes(shop: ShopInfo | undefined): string {
  const ways = shop?.shippingMethods.filter(({ days }) => days !== '') ?? []
  const [first] = ways
  const last = ways.at(-1)
  if (!first || !last) return ''
  const usual = `Printed 24-48 hours after approval, then ${first.days}`
  return last.days === first.days ? usual : `${usual}, or ${last.days} with ${last.name}`
}
