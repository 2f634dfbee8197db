import type { priceChangedData } from '@caseloom/contract'
import { toPence, type OpenCheckoutDiscount } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { z } from 'zod'
import { failure, FailureWithData } from '../http/fail'
import type { Beneficiary } from '../promotions/basket'
import { readCandidates, type ChosenDiscount } from '../promotions/choose-discount'
import { isTooLate } from '../promotions/has-bought'
import { ChooseAgain, holdUse } from '../promotions/uses'
import { refusalOf } from '../promotions/words'
import { priceLines } from './quote-cart'
import { presentPrice, type ResolvedLine } from './resolve-lines'
import type { SellingPlace } from '../shop/selling-place'

export interface Charged {
  customer: Beneficiary
  lines: ResolvedLine[]
  place: SellingPlace
  country: string
  promoCode: string | undefined
  /** Pounds: what the shopper's cart says. */
  expectedTotal: number | undefined
}

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`

function assertExpected({ lines, expectedTotal }: Charged, totalPence: number): void {
  if (expectedTotal === undefined || toPence(expectedTotal) === totalPence) return
  const data: z.output<typeof priceChangedData> = { items: lines.map(presentPrice) }
  throw new FailureWithData(
    `Your cart now comes to ${pounds(totalPence)}, not ${pounds(toPence(expectedTotal))}. Please look at it again before you pay.`,
    'price_changed',
    data,
  )
}

function toCharge(
  scope: MedusaContainer,
  user: Beneficiary,
  { promotion, label, shares, pence }: ChosenDiscount,
): OpenCheckoutDiscount {
  const promotionId = promotion.id
  return {
    promotionId,
    label,
    shares,
    hold: async (checkoutId) => {
      if (await isTooLate(scope, promotion, user.id)) throw new ChooseAgain('It is no first order any more')
      await holdUse(scope, { checkoutId, promotionId, pence, user })
    },
  }
}

/** Somebody else may take the last use of a promotion between two looks at it, or the customer pay for something else; more
 * often than this is no accident. */
const LOOKS = 3

/**
 * Chooses the discount that is charged, as the quote did, and has `open` charge it. Where it is not to be had any more in
 * this moment, another is chosen.
 * @throws failure `invalid_promo` where the code that was applied is of no use any more, `price_changed` where the cart
 * comes to something else than the shopper was shown
 */
export async function charge<T>(
  scope: MedusaContainer,
  charged: Charged,
  open: (discount: OpenCheckoutDiscount | null) => Promise<T>,
): Promise<T> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const candidates = readCandidates(scope, charged.promoCode)
    const { taken, promoRefused, totalPence } = await priceLines(scope, charged.lines, {
      ...charged,
      candidates,
    })
    if (promoRefused !== null) throw failure('invalid_promo', promoRefused)
    assertExpected(charged, totalPence)
    try {
      return await open(taken && toCharge(scope, charged.customer, taken))
    } catch (error) {
      if (!(error instanceof ChooseAgain)) throw error
    }
  }
  throw failure('invalid_promo', refusalOf('used_up'))
}
