import { MedusaError } from '@medusajs/framework/utils'
import { CURRENCY } from '../catalogue/pricing'
import { variantSku, variantTitle } from '../catalogue/variant-title'
import type { PrintSize } from '../printing/print-input'
import type { DeviceLine } from './device-input'

/** A product of which cases are made: it has the options Device and Finish. */
export interface LineProduct {
  id: string
  title: string
  handle: string
  deviceOption: { id: string; values: string[] }
  finishes: string[]
  variants: { id: string; title: string; sku: string | null }[]
}

export interface PlannedVariant {
  product_id: string
  title: string
  sku: string
  manage_inventory: false
  options: { Device: string; Finish: string }
  prices: { currency_code: string; amount: number }[]
}
export interface VariantPlan {
  /** Option values that products lack. */
  values: { product_id: string; product_option_id: string; value: string }[]
  variants: PlannedVariant[]
  /** Titles of variants that are there already and stay as they are. */
  kept: string[]
}

const refuse = (sentence: string) => new MedusaError(MedusaError.Types.INVALID_DATA, sentence)

function planLine(device: string, product: LineProduct, line: DeviceLine): VariantPlan {
  const plan: VariantPlan = { values: [], variants: [], kept: [] }
  if (!product.deviceOption.values.includes(device))
    plan.values.push({ product_id: product.id, product_option_id: product.deviceOption.id, value: device })
  for (const { finish, price } of line.finishes) {
    if (!product.finishes.includes(finish)) throw refuse(`${product.title} has no finish named ${finish}`)
    const title = variantTitle(device, finish)
    const sku = variantSku(product.handle, device, finish)
    if (product.variants.some((variant) => variant.title === title))
      plan.kept.push(`${product.title}: ${title}`)
    else if (!plan.variants.some((variant) => variant.sku === sku))
      plan.variants.push({
        product_id: product.id,
        title,
        sku,
        manage_inventory: false,
        options: { Device: device, Finish: finish },
        prices: [{ currency_code: CURRENCY, amount: price }],
      })
  }
  return plan.variants.length > 0 ? plan : { ...plan, values: [] }
}

/** What Medusa has to be given so that a device is sold in these lines. @throws MedusaError for what no line has */
export function planVariants(device: string, lines: DeviceLine[], products: LineProduct[]): VariantPlan {
  const plans = lines.map((line) => {
    const product = products.find(({ id }) => id === line.productId)
    if (!product)
      throw refuse('One of the chosen products is gone, or has no options named Device and Finish')
    return planLine(device, product, line)
  })
  return {
    values: plans.flatMap(({ values }) => values),
    variants: plans.flatMap(({ variants }) => variants),
    kept: plans.flatMap(({ kept }) => kept),
  }
}

/** The print spec of a variant that was just made for a device. */
export const newSpecOf = (variant: { id: string }, print: PrintSize, device: string) => ({
  variantId: variant.id,
  prodigiSku: null,
  attributes: {},
  size: print,
  evidence: `Print size of the ${device}`,
})
