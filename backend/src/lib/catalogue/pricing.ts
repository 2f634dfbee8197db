import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, QueryContext } from '@medusajs/framework/utils'

export const CURRENCY = 'gbp'

/** The UK region's id: everything is priced there. */
export async function ukRegionId(scope: MedusaContainer): Promise<string> {
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'region',
    fields: ['id'],
    filters: { currency_code: CURRENCY },
    pagination: { take: 1 },
  })
  const region = data[0]
  if (!region) throw new Error('No region sells in pounds: run the seed')
  return region.id
}

/** The context in which Medusa calculates a variant's price for the UK. */
export async function pricingContext(scope: MedusaContainer) {
  const region_id = await ukRegionId(scope)
  return { variants: { calculated_price: QueryContext({ region_id, currency_code: CURRENCY }) } }
}

interface CalculatedPrice {
  calculated_amount?: number | null
  original_amount?: number | null
}
/** Pounds, and the struck-out price where a sale price is lower. Null without a price. */
export function shownPrice(
  price: CalculatedPrice | null | undefined,
): { price: number; originalPrice: number | null } | null {
  const amount = price?.calculated_amount
  if (amount === null || amount === undefined) return null
  const original = price?.original_amount
  return {
    price: Number(amount),
    originalPrice: original && Number(original) > Number(amount) ? Number(original) : null,
  }
}
