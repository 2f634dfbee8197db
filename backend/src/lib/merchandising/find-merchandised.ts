import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

/** A product as far as its merchandiser is concerned. */
export interface MerchandisedProduct {
  id: string
  title: string
  handle: string
  status: string
  metadata: Record<string, unknown> | null
  /** The one that the shop shows first. */
  categories: { id: string; name: string }[]
}

interface CategoryRow {
  id: string
  name: string
  rank: number
  is_active: boolean
  is_internal: boolean
}
const isShown = ({ is_active, is_internal }: CategoryRow) => is_active && !is_internal
/** The shop's own order: the form must not name, and on saving keep, another category than shoppers see. */
const inShopOrder = (categories: CategoryRow[]) =>
  [...categories].sort(
    (a, b) => Number(isShown(b)) - Number(isShown(a)) || a.rank - b.rank || (a.name < b.name ? -1 : 1),
  )

/** @throws MedusaError not found */
export async function findMerchandised(scope: MedusaContainer, id: string): Promise<MerchandisedProduct> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: ['id', 'title', 'handle', 'status', 'metadata', 'categories.*'],
    filters: { id },
  })
  const [product] = data as (Omit<MerchandisedProduct, 'categories'> & { categories: CategoryRow[] })[]
  if (!product) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'This product does not exist any more')
  return { ...product, categories: inShopOrder(product.categories) }
}
