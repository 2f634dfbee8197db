import { isForMembers, isForSomeGoods, type PromotionRow } from './read-promotions'

export const MEMBER_LABEL = 'Member discount'
export const OFFER_LABEL = 'Offer'

export const INVALID_PROMO = 'Invalid promo code'
const ENDED = 'This promo code has ended'
const USED_UP = 'This promo code has been used up'
const NOTHING = 'This promo code takes nothing off what is in your cart'

const isForDelivery = ({ application_method: method }: PromotionRow): boolean =>
  !method || method.target_type === 'shipping_methods'

/** Why a code is of no use here, for the shopper. Nobody learns of a code that is not for them that there is such a one. */
export function refusalOf(
  reason: 'unknown' | 'ended' | 'used_up' | 'nothing',
  promotion?: PromotionRow,
): string {
  if (reason === 'ended') return ENDED
  if (reason === 'used_up') return USED_UP
  if (reason === 'unknown' || !promotion || isForMembers(promotion) || isForDelivery(promotion))
    return INVALID_PROMO
  return isForSomeGoods(promotion) ? NOTHING : INVALID_PROMO
}
