import type { promotionSchema } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { z } from 'zod'
import { failure } from '../http/fail'
import { customerGroups } from './customer-groups'
import { grossAmountOf } from './gross-amount'
import { isTooLate } from './has-bought'
import { groupsAllow, percentOf, readPromotion, standingOf, type PromotionRow } from './read-promotions'
import { hasUseLeft } from './uses'
import { refusalOf } from './words'

const inPounds = (amount: number) => `£${amount.toFixed(2).replace(/\.00$/, '')}`

type Promotion = z.output<typeof promotionSchema>
interface Asking {
  id: string
  email: string
}

/**
 * A promotion as it is told to a customer, or nobody yet, for whom a first order is assumed; the checkout asks again.
 * @throws failure `invalid_promo`
 */
export async function usablePromotion(
  scope: MedusaContainer,
  promotion: PromotionRow | null,
  customer: Asking | null,
): Promise<Promotion> {
  const refused = (...why: Parameters<typeof refusalOf>) => failure('invalid_promo', refusalOf(...why))
  const method = promotion?.application_method
  if (!promotion || !method || method.target_type === 'shipping_methods') throw refused('unknown')
  const groups = customer ? await customerGroups(scope, customer.id) : []
  if (!groupsAllow(promotion, groups)) throw refused('unknown')
  const standing = standingOf(promotion, new Date())
  if (standing !== 'running') throw refused(standing)
  if (await isTooLate(scope, promotion, customer?.id ?? null)) throw refused('unknown')
  // Something is left of a budget of money where a penny is.
  if (!(await hasUseLeft(scope, promotion.id, customer, 1))) throw refused('used_up')
  const percent = percentOf(promotion)
  const amount = percent === null ? await grossAmountOf(scope, promotion) : null
  const off = percent !== null ? `${percent}% off` : amount !== null ? `${inPounds(amount)} off` : 'An offer'
  return {
    code: promotion.code,
    percent,
    amount,
    description: promotion.metadata?.description ?? off,
  }
}

/**
 * A promotion code as Medusa holds it, whatever the case it is typed in. The answer is the same for a code that does not
 * exist and for one that is not for this customer.
 * @throws failure `invalid_promo`
 */
export const findPromotion = async (
  scope: MedusaContainer,
  typed: string,
  customer: Asking | null,
): Promise<Promotion> => usablePromotion(scope, await readPromotion(scope, typed), customer)
