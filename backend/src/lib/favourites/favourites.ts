import type { Favourites } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { FAVOURITES_MODULE } from '../../modules/favourites'
import { catalogueIndex, findEntry } from '../catalogue/catalogue-index'
import { failure } from '../http/fail'

/** Numbers of what a customer has marked, latest first; what the shop no longer shows is left out. */
export async function favouritesOf(scope: MedusaContainer, customerId: string): Promise<Favourites> {
  const [marked, { entries }] = await Promise.all([
    scope.resolve(FAVOURITES_MODULE).productIdsOf(customerId),
    catalogueIndex(scope),
  ])
  const wanted = new Set(marked)
  const numberOf = new Map(entries.filter(({ id }) => wanted.has(id)).map(({ id, number }) => [id, number]))
  return { productIds: marked.flatMap((id) => numberOf.get(id) ?? []) }
}

/** Marks a product that the shop shows, by its number or handle. @throws failure `not_found` */
export async function markShown(
  scope: MedusaContainer,
  customerId: string,
  idOrHandle: string,
): Promise<void> {
  const entry = findEntry(await catalogueIndex(scope), idOrHandle)
  if (!entry) throw failure('not_found', 'Product not found')
  await scope.resolve(FAVOURITES_MODULE).mark(customerId, [entry.id])
}

/** Marks products by their numbers, the first as the latest; what the shop does not show is passed over. */
export async function markNumbers(
  scope: MedusaContainer,
  customerId: string,
  numbers: number[],
): Promise<void> {
  if (numbers.length === 0) return
  const { byNumber } = await catalogueIndex(scope)
  const ids = [...new Set(numbers)].flatMap((number) => byNumber.get(number)?.id ?? [])
  await scope.resolve(FAVOURITES_MODULE).mark(customerId, ids)
}
