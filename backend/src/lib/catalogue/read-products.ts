import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, ProductStatus, QueryContext } from '@medusajs/framework/utils'
import { CURRENCY, ukRegionId } from './pricing'
import type { ProductRow } from './product-row'

const FIELDS = [
  'id',
  'title',
  'handle',
  'description',
  'thumbnail',
  'metadata',
  'created_at',
  'updated_at',
  'images.url',
  'images.rank',
  'categories.name',
  'variants.id',
  'variants.sku',
  'variants.title',
  'variants.updated_at',
  'variants.calculated_price.*',
]

/** Published products with the prices that Medusa calculates for the UK; all, or the one with this id. */
export async function readProducts(scope: MedusaContainer, productId?: string): Promise<ProductRow[]> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: FIELDS,
    filters: { status: ProductStatus.PUBLISHED, ...(productId ? { id: productId } : {}) },
    context: {
      variants: {
        calculated_price: QueryContext({ region_id: await ukRegionId(scope), currency_code: CURRENCY }),
      },
    },
  })
  return data as ProductRow[]
}
