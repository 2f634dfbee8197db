import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, ProductStatus } from '@medusajs/framework/utils'
import { resolveProductId } from '../catalogue/find-variant'
import { failure } from '../http/fail'

/**
 * Medusa's id of a product that the shop shows, by its number or handle.
 * @throws failure `not_found`
 */
export async function shownProductId(scope: MedusaContainer, idOrHandle: string): Promise<string> {
  const id = await resolveProductId(scope, idOrHandle)
  const [product] = id
    ? await scope
        .resolve(Modules.PRODUCT)
        .listProducts({ id, status: ProductStatus.PUBLISHED }, { select: ['id'], take: 1 })
    : []
  if (!product) throw failure('not_found', 'Product not found')
  return product.id
}
