import type { Product } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, ProductStatus } from '@medusajs/framework/utils'
import { env } from '../../env'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { presentProduct, type ProductRow } from './present-product'
import { pricingContext } from './pricing'

const FIELDS = [
  'id',
  'title',
  'handle',
  'description',
  'thumbnail',
  'metadata',
  'created_at',
  'images.url',
  'images.rank',
  'categories.name',
  'variants.sku',
  'variants.title',
  'variants.calculated_price.*',
]

/** Published products as the contract shows them, in the merchandiser's order (`metadata.position`, then age). */
export async function listProducts(scope: MedusaContainer, productId?: string): Promise<Product[]> {
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const catalog = scope.resolve(DEVICE_CATALOG_MODULE)
  const [{ data }, devices, printable] = await Promise.all([
    query.graph({
      entity: 'product',
      fields: FIELDS,
      filters: { status: ProductStatus.PUBLISHED, ...(productId ? { id: productId } : {}) },
      context: await pricingContext(scope),
    }),
    catalog.listDevices({}, { take: 500 }),
    catalog.printableSkus(),
  ])
  const rows = data as unknown as (ProductRow & { created_at: string })[]
  const position = ({ metadata }: ProductRow) => Number(metadata?.position ?? Number.MAX_SAFE_INTEGER)
  rows.sort((a, b) => position(a) - position(b) || String(a.created_at).localeCompare(String(b.created_at)))
  const numbers = await catalog.numbersOf(rows.map(({ id }) => id))
  const available = (sku: string) => env.prodigi.mode === 'sandbox' || printable.has(sku)
  return rows
    .map((row) => presentProduct(row, { number: numbers.get(row.id) ?? 0, devices, available }))
    .filter((product) => product !== null)
}
