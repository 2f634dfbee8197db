import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

/** A product as far as its merchandiser is concerned. */
export interface MerchandisedProduct {
  id: string
  title: string
  handle: string
  status: string
  metadata: Record<string, unknown> | null
  categories: { id: string; name: string }[]
}

/** @throws MedusaError not found */
export async function findMerchandised(scope: MedusaContainer, id: string): Promise<MerchandisedProduct> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: ['id', 'title', 'handle', 'status', 'metadata', 'categories.id', 'categories.name'],
    filters: { id },
  })
  const [product] = data as MerchandisedProduct[]
  if (!product) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'This product does not exist any more')
  return product
}
