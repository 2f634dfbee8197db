import type { CalculatedPriceSet, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { CURRENCY } from './pricing'

/** Whose price is asked for: Medusa's price lists may be for customer groups. */
export interface PricedFor {
  id: string
  groups: { id: string }[]
}

/** The least quantity that has the price of this one: all quantities between two tiers are asked about in one go. */
export const quantityAsked = (quantity: number, tiers: readonly number[] | null): number =>
  Math.max(1, ...(tiers ?? []).filter((least) => least <= quantity))

/** Medusa's prices this moment by price set and quantity, as it would put them on a cart's lines. */
export async function priceAll(
  scope: MedusaContainer,
  wanted: { priceSetId: string; quantity: number }[],
  regionId: string,
  pricedFor: PricedFor | null,
): Promise<Map<string, CalculatedPriceSet>> {
  const base = {
    currency_code: CURRENCY,
    region_id: regionId,
    ...(pricedFor && { customer_id: pricedFor.id, customer: pricedFor }),
  }
  const byQuantity = new Map<number, Set<string>>()
  for (const { priceSetId, quantity } of wanted) {
    const ids = byQuantity.get(quantity) ?? new Set()
    byQuantity.set(quantity, ids.add(priceSetId))
  }
  const found = new Map<string, CalculatedPriceSet>()
  await Promise.all(
    [...byQuantity].map(async ([quantity, ids]) => {
      // Its type knows flat contexts only; the module flattens this one as it does a cart.
      const context = { ...base, quantity } as unknown as Record<string, string | number>
      const prices = await scope.resolve(Modules.PRICING).calculatePrices({ id: [...ids] }, { context })
      for (const price of prices) found.set(`${price.id} ${quantity}`, price)
    }),
  )
  return found
}
