import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, ProductStatus, QueryContext } from '@medusajs/framework/utils'
import { CURRENCY, ukRegionId } from './pricing'
import type { ProductRow } from './product-row'

const FIELDS = [
  'id',
  'title',
  'handle',
  'thumbnail',
  'variants.id',
  'variants.sku',
  'variants.title',
  'variants.calculated_price.*',
]

/** A published product with the prices that Medusa calculates for the UK this moment; null where there is none. */
export async function readProduct(scope: MedusaContainer, productId: string): Promise<ProductRow | null> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: FIELDS,
    filters: { status: ProductStatus.PUBLISHED, id: productId },
    context: {
      variants: {
        calculated_price: QueryContext({ region_id: await ukRegionId(scope), currency_code: CURRENCY }),
      },
    },
  })
  return (data as ProductRow[])[0] ?? null
}
