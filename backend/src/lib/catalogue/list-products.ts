import type { Product } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
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
    catalog.listDevices({}, { take: 500 }),
    catalog.printableSkus(),
  ])
  const numbers = await catalog.numbersOf(rows.map(({ id }) => id))
  const available = (sku: string) => env.prodigi.mode === 'sandbox' || printable.has(sku)
  return rows
    .sort(byPosition)
    .map((row) => presentProduct(row, { number: numbers.get(row.id) ?? 0, devices, available }))
    .filter((product) => product !== null)
}
