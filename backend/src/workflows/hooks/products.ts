import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { StepResponse } from '@medusajs/framework/workflows-sdk'
import { createProductsWorkflow, updateProductsWorkflow } from '@medusajs/medusa/core-flows'
import { tidyProducts } from '../../lib/merchandising/tidy-products'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'

/** Medusa takes one handler for each of its hooks in a process: these are the shop's. */
type Before = Awaited<ReturnType<typeof tidyProducts>>

async function untidy(before: Before | undefined, { container }: { container: MedusaContainer }) {
  for (const { id, metadata } of before ?? [])
    await container.resolve(Modules.PRODUCT).updateProducts(id, { metadata })
}
const idsOf = (products: { id: string }[]) => products.map(({ id }) => id)

createProductsWorkflow.hooks.productsCreated(async ({ products }, { container }) => {
  // Its number is given at once, so that it tells the order in which products came.
  await container.resolve(DEVICE_CATALOG_MODULE).numbersOf(idsOf(products))
  await tidyProducts(container, idsOf(products))
  return new StepResponse(null)
})

updateProductsWorkflow.hooks.productsUpdated(async ({ products }, { container }) => {
  return new StepResponse(null, await tidyProducts(container, idsOf(products)))
}, untidy)
