import type { Favourites } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, ProductStatus } from '@medusajs/framework/utils'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { FAVOURITES_MODULE } from '../../modules/favourites'

/** Those of some products that the shop shows. */
async function shownOf(scope: MedusaContainer, productIds: string[]): Promise<Set<string>> {
  if (productIds.length === 0) return new Set()
  const products = await scope
    .resolve(Modules.PRODUCT)
    .listProducts(
      { id: productIds, status: ProductStatus.PUBLISHED },
      { select: ['id'], take: productIds.length },
    )
  return new Set(products.map(({ id }) => id))
}

/** Numbers of what a customer has marked, latest first; what the shop no longer shows is left out. */
export async function favouritesOf(scope: MedusaContainer, customerId: string): Promise<Favourites> {
  const marked = await scope.resolve(FAVOURITES_MODULE).productIdsOf(customerId)
  const shown = await shownOf(scope, marked)
  const ids = marked.filter((id) => shown.has(id))
  const numbers = ids.length > 0 ? await scope.resolve(DEVICE_CATALOG_MODULE).numbersOf(ids) : new Map()
  return { productIds: ids.flatMap((id) => (numbers.get(id) as number | undefined) ?? []) }
}

/** Marks products by their numbers, the first as the latest; unknown ones are passed over. */
export async function markNumbers(
  scope: MedusaContainer,
  customerId: string,
  numbers: number[],
): Promise<void> {
  if (numbers.length === 0) return
  const rows = await scope
    .resolve(DEVICE_CATALOG_MODULE)
    .listProductNumbers({ number: [...new Set(numbers)] }, { take: null })
  const idOf = new Map(rows.map(({ number, product_id }) => [number, product_id]))
  const ids = [...new Set(numbers)].flatMap((number) => idOf.get(number) ?? [])
  const shown = await shownOf(scope, ids)
  await scope.resolve(FAVOURITES_MODULE).mark(
    customerId,
    ids.filter((id) => shown.has(id)),
  )
}
