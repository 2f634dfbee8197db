import type { ShopInfo } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { usablePromotion } from './find-promotion'
import { isForAnyCart, readPromotion } from './read-promotions'
import { query } from '../database/sql'
import { isCode } from '../http/fail'

/** Marked by a merchandiser as what newcomers are told of; the first one made before the others. */
const MARKED = `select code from promotion
  where metadata->>'welcome_offer' = 'true' and not is_automatic and deleted_at is null order by created_at, id limit 10`

/**
 * The code that pages may promise to whoever has not bought yet: only one that the checkout would take of them now, whatever lies in
 * their cart and wherever it goes.
 */
export async function welcomeOffer(scope: MedusaContainer): Promise<ShopInfo['welcomeOffer']> {
  for (const { code } of await query(scope)<{ code: string }>(MARKED)) {
    const promotion = await readPromotion(scope, code)
    if (!promotion || !isForAnyCart(promotion)) continue
    try {
      return await usablePromotion(scope, promotion, null)
    } catch (error) {
      if (!isCode(error, 'invalid_promo')) throw error
    }
  }
  return null
}
