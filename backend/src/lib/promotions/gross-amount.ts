import { toPence, toPounds } from '@caseloom/stripe-checkout'
import type { ItemTaxLineDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { HOME } from '../shop/selling-place'
import type { PromotionRow } from './read-promotions'

/**
 * What a fixed amount takes off a price that includes VAT, in pounds and whole pence; null where it is no fixed amount. A merchandiser who
 * does not tick 'includes taxes' in Medusa gives that amount off the net price.
 */
export async function grossAmountOf(
  scope: MedusaContainer,
  { type, is_tax_inclusive: inclusive, application_method: method }: PromotionRow,
): Promise<number | null> {
  if (type !== 'standard' || method?.type !== 'fixed' || !method.value) return null
  if (inclusive) return toPounds(toPence(method.value))
  const taxes = await scope
    .resolve(Modules.TAX)
    .getTaxLines([{ id: 'any', product_id: 'any' }], { address: { country_code: HOME } })
  const rate = (taxes as ItemTaxLineDTO[]).reduce((sum, tax) => sum + (tax.rate ?? 0), 0)
  return toPounds(toPence(method.value * (1 + rate / 100)))
}
