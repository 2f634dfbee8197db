import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import type { VariantPlan } from '../../../lib/devices/plan-variants'

interface Made {
  links: { product_id: string; product_option_id: string; remove: string[] }[]
  /** Values that no product had before. */
  values: string[]
}

/** Gives products the option values that they lack. Taken back, values that were made for it go too. */
export const addOptionValuesStep = createStep(
  'add-option-values',
  async (wanted: VariantPlan['values'], { container }) => {
    if (wanted.length === 0) return new StepResponse<{ count: number }, Made | null>({ count: 0 }, null)
    const products = container.resolve(Modules.PRODUCT)
    const optionIds = [...new Set(wanted.map(({ product_option_id }) => product_option_id))]
    const names = [...new Set(wanted.map(({ value }) => value))]
    const find = () => products.listProductOptionValues({ option_id: optionIds, value: names })
    const before = new Set((await find()).map(({ id }) => id))
    await products.updateProductOptionValuesOnProduct(
      wanted.map(({ product_id, product_option_id, value }) => ({
        product_id,
        product_option_id,
        add: [{ value }],
      })),
    )
    const after = await find()
    const made: Made = {
      links: wanted.map(({ product_id, product_option_id, value }) => ({
        product_id,
        product_option_id,
        remove: after
          .filter((each) => each.option_id === product_option_id && each.value === value)
          .map(({ id }) => id),
      })),
      values: after.map(({ id }) => id).filter((id) => !before.has(id)),
    }
    return new StepResponse<{ count: number }, Made | null>({ count: wanted.length }, made)
  },
  async (made, { container }) => {
    if (!made) return
    const products = container.resolve(Modules.PRODUCT)
    await products.updateProductOptionValuesOnProduct(made.links)
    if (made.values.length > 0) await products.deleteProductOptionValues(made.values)
  },
)
