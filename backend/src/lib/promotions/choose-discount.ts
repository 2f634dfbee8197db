import type { Discount } from '@caseloom/contract'
import { toPounds } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { Basket } from './basket'
import { MEMBER_LABEL, OFFER_LABEL, refusalOf } from './words'
import { isTooLate } from './has-bought'
import {
  groupsAllow,
  isForMembers,
  percentOf,
  readAutomatic,
  readPromotion,
  standingOf,
  type PromotionRow,
} from './read-promotions'
import { takeOff } from './take-off'

/** A promotion with what it takes off: in all, and of each line. Whole pence. */
export interface ChosenDiscount {
  kind: Discount['kind']
  promotion: PromotionRow
  label: string
  pence: number
  shares: number[]
}
export interface Choice {
  taken: ChosenDiscount | null
  /** Discounts don't stack: the one that takes less off. */
  notTaken: ChosenDiscount | null
  /** Why the code takes nothing off. */
  promoRefused: string | null
}

/** Of what takes equally much off: what a member has anyway, then what everybody has; a code is kept for another time. */
const RANK: Record<Discount['kind'], number> = { member: 0, offer: 1, promo: 2 }
const betterFirst = (a: ChosenDiscount, b: ChosenDiscount) => b.pence - a.pence || RANK[a.kind] - RANK[b.kind]

export interface Candidates {
  /** The code's; null where there is no such code, undefined where none was typed. */
  code: PromotionRow | null | undefined
  automatic: PromotionRow[]
}

/** What may take something off a basket, before it is known what lies in it. */
export async function readCandidates(
  scope: MedusaContainer,
  promoCode: string | undefined,
): Promise<Candidates> {
  const [code, automatic] = await Promise.all([
    promoCode ? readPromotion(scope, promoCode) : undefined,
    readAutomatic(scope),
  ])
  return { code, automatic }
}

async function ofCode(
  scope: MedusaContainer,
  basket: Basket,
  promotion: PromotionRow | null,
  customerId: string | null,
): Promise<ChosenDiscount | string> {
  if (!promotion || !groupsAllow(promotion, basket.customer?.groups ?? [])) return refusalOf('unknown')
  const standing = standingOf(promotion, new Date())
  if (standing !== 'running') return refusalOf(standing)
  const [late, off] = await Promise.all([
    isTooLate(scope, promotion, customerId),
    takeOff(scope, basket, promotion),
  ])
  if (late) return refusalOf('unknown')
  if ('refused' in off) return refusalOf(off.refused, promotion)
  return { kind: 'promo', promotion, label: promotion.code, ...off }
}

async function ofAutomatic(
  scope: MedusaContainer,
  basket: Basket,
  automatic: PromotionRow[],
  customerId: string | null,
): Promise<ChosenDiscount[]> {
  const now = new Date()
  const groups = basket.customer?.groups ?? []
  // Medusa reads each promotion anew to reckon it: not for those that are for others anyway, such as the other levels of members.
  const running = automatic.filter(
    (promotion) => standingOf(promotion, now) === 'running' && groupsAllow(promotion, groups),
  )
  const found = await Promise.all(
    running.map(async (promotion): Promise<ChosenDiscount[]> => {
      const [late, off] = await Promise.all([
        isTooLate(scope, promotion, customerId),
        takeOff(scope, basket, promotion),
      ])
      if (late || 'refused' in off) return []
      const kind = isForMembers(promotion) ? 'member' : 'offer'
      const label = kind === 'member' ? MEMBER_LABEL : (promotion.metadata?.description ?? OFFER_LABEL)
      return [{ kind, promotion, label, ...off }]
    }),
  )
  return found.flat()
}

/**
 * The one discount of a basket: the code or one of Medusa's automatic promotions, whichever takes more off. The quote and
 * the frozen cart both ask here, so that what is shown is what is charged.
 */
export async function chooseDiscount(
  scope: MedusaContainer,
  basket: Basket,
  { candidates, customerId }: { candidates: Candidates; customerId: string | null },
): Promise<Choice> {
  if (basket.items.length === 0) return { taken: null, notTaken: null, promoRefused: null }
  const [automatic, code] = await Promise.all([
    ofAutomatic(scope, basket, candidates.automatic, customerId),
    candidates.code === undefined ? null : ofCode(scope, basket, candidates.code, customerId),
  ])
  const [best, second] = automatic.sort(betterFirst)
  if (code === null || typeof code === 'string')
    return { taken: best ?? null, notTaken: second ?? null, promoRefused: code }
  const [taken, notTaken] = [code, ...(best ? [best] : [])].sort(betterFirst)
  return { taken: taken ?? null, notTaken: notTaken ?? null, promoRefused: null }
}

export const presentDiscount = (chosen: ChosenDiscount): Discount => ({
  kind: chosen.kind,
  label: chosen.label,
  code: chosen.kind === 'promo' ? chosen.promotion.code : null,
  percent: percentOf(chosen.promotion),
  amount: toPounds(chosen.pence),
})
