import type { Product } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { ratingsOf, soldCountsOf } from '../reviews/figures'
import { presentProduct } from './present-product'
import type { ProductRow } from './product-row'
import { readProducts } from './read-products'

const position = ({ metadata }: ProductRow) => Number(metadata?.position ?? Number.MAX_SAFE_INTEGER)
const byPosition = (a: ProductRow, b: ProductRow) =>
  position(a) - position(b) || (a.created_at ?? '').localeCompare(b.created_at ?? '')

/** Published products as the contract shows them, in the merchandiser's order (`metadata.position`, then age). */
export async function listProducts(scope: MedusaContainer, productId?: string): Promise<Product[]> {
  const catalog = scope.resolve(DEVICE_CATALOG_MODULE)
  const [rows, devices, printable] = await Promise.all([
    readProducts(scope, productId),
    catalog.listDevices({}, { take: 500, order: { position: 'ASC' } }),
    catalog.printableSkus(),
  ])
  const ids = rows.map(({ id }) => id)
  const [numbers, ratings, sold] = await Promise.all([
    catalog.numbersOf(ids),
    ratingsOf(scope, ids),
    soldCountsOf(scope, ids),
  ])
  const available = (sku: string) => env.prodigi.mode === 'sandbox' || printable.has(sku)
  return rows
    .sort(byPosition)
    .map((row) =>
      presentProduct(row, {
        number: numbers.get(row.id) ?? 0,
        devices,
        available,
        rating: ratings.get(row.id) ?? null,
        sold: sold.get(row.id) ?? null,
      }),
    )
    .filter((product) => product !== null)
}
