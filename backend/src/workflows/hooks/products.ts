import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { StepResponse } from '@medusajs/framework/workflows-sdk'
import { createProductsWorkflow, updateProductsWorkflow } from '@medusajs/medusa/core-flows'
import { giveShippingProfile } from '../../lib/merchandising/give-shipping-profile'
import { tidyProducts } from '../../lib/merchandising/tidy-products'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { keepCarriedPrint } from '../devices/keep-carried-print'

/** Medusa takes one handler for each of its hooks in a process: these are the shop's. */
type Before = Awaited<ReturnType<typeof tidyProducts>>

async function untidy(before: Before | undefined, { container }: { container: MedusaContainer }) {
  for (const { id, metadata } of before ?? [])
    await container.resolve(Modules.PRODUCT).updateProducts(id, { metadata })
}
const idsOf = (products: { id: string }[]) => products.map(({ id }) => id)

createProductsWorkflow.hooks.productsCreated(async ({ products }, { container }) => {
  const ids = idsOf(products)
  // Its number is given at once, so that it tells the order in which products came.
  await container.resolve(DEVICE_CATALOG_MODULE).numbersOf(ids)
  await giveShippingProfile(container, ids)
  await tidyProducts(container, ids)
  await keepCarriedPrint(container, ids)
  return new StepResponse(null)
})

updateProductsWorkflow.hooks.productsUpdated(async ({ products }, { container }) => {
  const ids = idsOf(products)
  await giveShippingProfile(container, ids)
  const before = await tidyProducts(container, ids)
  await keepCarriedPrint(container, ids)
  return new StepResponse(null, before)
}, untidy)
