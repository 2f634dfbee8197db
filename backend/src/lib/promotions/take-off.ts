import { sharePence, toPence } from '@caseloom/stripe-checkout'
import type { ComputeActionContext, ComputeActions, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { totalsOf, type Adjustment, type Basket } from './basket'
import { groupsToTell, type PromotionRow } from './read-promotions'
import { usesLeft } from './uses'

/** Shares are reckoned in thousandths of a penny, so that a line's own fraction decides who gets the odd penny. */
const FINE = 1000

export type TakenOff =
  | { pence: number; shares: number[] }
  /** `nothing`: it does not apply to these goods, this buyer or this place. */
  | { refused: 'used_up' | 'nothing' }

function adjustmentsOf(actions: ComputeActions[]): Adjustment[] {
  return actions.flatMap((action) =>
    action.action === 'addItemAdjustment'
      ? [
          {
            item_id: action.item_id,
            amount: Number(action.amount),
            is_tax_inclusive: action.is_tax_inclusive ?? false,
          },
        ]
      : [],
  )
}

const isUsedUp = ({ action }: ComputeActions) =>
  action === 'campaignBudgetExceeded' || action === 'promotionLimitExceeded'

/** Medusa looks at each line alone, and knows nothing of what is kept for payment pages that are open. */
async function leftOf(
  scope: MedusaContainer,
  { customer }: Basket,
  { id, limit, campaign }: PromotionRow,
): Promise<(pence: number) => boolean> {
  const limited = limit != null || campaign?.budget?.limit != null
  return limited ? usesLeft(scope, id, customer) : () => true
}

/** What Medusa is asked about: a copy, since it writes on what it is given. */
function contextFor({ context, customer }: Basket, promotion: PromotionRow): ComputeActionContext {
  const copy = structuredClone(context)
  return customer
    ? { ...copy, customer: { id: customer.id, groups: groupsToTell(promotion, customer.groups) } }
    : copy
}

/**
 * What one promotion takes off a basket if it is the only one, as Medusa's promotion module reckons it, in whole pence that
 * sum exactly over the lines: Medusa keeps a percentage as an endless fraction, and Stripe charges whole pence.
 */
export async function takeOff(
  scope: MedusaContainer,
  basket: Basket,
  promotion: PromotionRow,
): Promise<TakenOff> {
  const [actions, isLeft] = await Promise.all([
    scope
      .resolve(Modules.PROMOTION)
      .computeActions([promotion.code], contextFor(basket, promotion), { prevent_auto_promotions: true }),
    leftOf(scope, basket, promotion),
  ])
  if (actions.some(isUsedUp)) return { refused: 'used_up' }
  const totals = totalsOf(basket.items, adjustmentsOf(actions))
  const worth = basket.worth.reduce((sum, pence) => sum + pence, 0)
  const pence = Math.min(toPence(totals.reduce((sum, { discountTotal }) => sum + discountTotal, 0)), worth)
  if (pence === 0) return { refused: 'nothing' }
  if (!isLeft(pence)) return { refused: 'used_up' }
  const fine = totals.map(({ discountTotal }) => Math.round(discountTotal * 100 * FINE))
  return { pence, shares: sharePence(pence, fine) }
}
