import type { ShopStanding } from '../../../lib/merchandising/shop-standing'

/** How a product stands in the shop, after its number. */
export const STANDING_WORDS: Record<ShopStanding, string> = {
  shown: 'on sale',
  no_price: 'without a price in pounds: shoppers don’t see it',
  not_in_channel: 'not in the shop’s sales channel: shoppers don’t see it',
  nothing_buyable: 'in the shop, but none of its variants can be bought',
  draft: 'not published: shoppers don’t see it',
}

/** Whether the product has a page in the shop. */
export const hasPage = (standing: ShopStanding): boolean =>
  standing === 'shown' || standing === 'nothing_buyable'

/** What follows for shoppers from what was saved. */
export function savedWords(title: string, standing: ShopStanding): string {
  return hasPage(standing)
    ? `The shop shows ${title} as you wrote it.`
    : `${title} is ${STANDING_WORDS[standing]} yet.`
}
