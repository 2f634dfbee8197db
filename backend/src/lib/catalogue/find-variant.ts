import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { findCases, type FoundCase } from './find-cases'

/** Resolves a product's Medusa id from its number or handle; null where there is none. */
export async function resolveProductId(scope: MedusaContainer, idOrHandle: string): Promise<string | null> {
  const numbered = /^\d{1,9}$/.test(idOrHandle)
    ? await scope.resolve(DEVICE_CATALOG_MODULE).productIdOf(Number(idOrHandle))
    : null
  if (numbered) return numbered
  const [product] = await scope
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: idOrHandle }, { select: ['id'] })
  return product?.id ?? null
}

/**
 * The variant of a product for a device and finish, with Medusa's present price: never from the cache, it is charged.
 * @throws failure `unknown_product` or `configuration_not_found`
 */
export async function findVariant(
  scope: MedusaContainer,
  wanted: { productId: string; device: string; finish: string },
): Promise<FoundCase> {
  const [found] = await findCases(scope, [{ ...wanted, quantity: 1 }])
  if (!found || found instanceof Error) throw found ?? new Error('No case was looked for')
  return found
}
