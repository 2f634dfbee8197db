import { MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import type { DeviceLine } from '../../../lib/devices/device-input'
import { planVariants } from '../../../lib/devices/plan-variants'
import { readLineProducts } from '../../../lib/devices/read-line-products'

/** Reads what the lines have and works out what they lack. @throws MedusaError where a SKU is another variant's */
export const planVariantsStep = createStep(
  'plan-variants',
  async ({ device, lines }: { device: string; lines: DeviceLine[] }, { container }) => {
    if (lines.length === 0) return new StepResponse(planVariants(device, [], []))
    const products = await readLineProducts(
      container,
      lines.map(({ productId }) => productId),
    )
    const plan = planVariants(device, lines, products)
    const skus = plan.variants.map(({ sku }) => sku)
    const [taken] = await container
      .resolve(Modules.PRODUCT)
      .listProductVariants({ sku: skus }, { relations: ['product'], take: 1 })
    if (skus.length > 0 && taken) {
      throw new MedusaError(
        MedusaError.Types.DUPLICATE_ERROR,
        `The SKU ${taken.sku ?? ''} is taken by '${taken.title}' of ${taken.product?.title ?? 'another product'}: give that one another SKU first`,
      )
    }
    return new StepResponse(plan)
  },
)
