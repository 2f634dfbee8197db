import { FEATURE_ICONS } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env } from '../../env'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { catalogueIndex } from '../catalogue/catalogue-index'
import { SOLD_HERE } from '../catalogue/sold-here'
import { soldCountsOf } from '../reviews/figures'
import { findMerchandised } from './find-merchandised'
import { readMerchandising, type Merchandising } from './merchandising'
import { shopStanding, type ShopStanding } from './shop-standing'
import { versionOf } from './version'

/** What the merchandiser's form needs of a product. */
export interface EditorState {
  version: string
  merchandising: Merchandising
  product: { id: string; number: number; title: string; standing: ShopStanding; soldCount: number | null }
  /** The product's page in the shop. */
  shopUrl: string
  categoryId: string | null
  /** More than one when somebody put the product into several by Medusa's own form; the shop shows the first. */
  categoryCount: number
  categories: { id: string; name: string }[]
  icons: { key: string; label: string }[]
}

interface CategoryRow {
  id: string
  name: string
  parent_category?: { name: string } | null
}
async function categories(scope: MedusaContainer): Promise<EditorState['categories']> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product_category',
    fields: ['id', 'name', 'parent_category.name'],
  })
  return (data as CategoryRow[])
    .map(({ id, name, parent_category: parent }) => ({
      id,
      name: parent ? `${parent.name} / ${name}` : name,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'))
}

async function isSoldHere(scope: MedusaContainer, productId: string): Promise<boolean> {
  const { rows }: { rows: unknown[] } = await scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(`select 1 from product p where p.id = ? and ${SOLD_HERE}`, [productId])
  return rows.length > 0
}

/** @throws MedusaError not found */
export async function editorState(scope: MedusaContainer, productId: string): Promise<EditorState> {
  const product = await findMerchandised(scope, productId)
  const [all, numbers, sold, soldHere, index] = await Promise.all([
    categories(scope),
    scope.resolve(DEVICE_CATALOG_MODULE).numbersOf([product.id]),
    soldCountsOf(scope, [product.id]),
    isSoldHere(scope, product.id),
    catalogueIndex(scope),
  ])
  const number = numbers.get(product.id) ?? 0
  return {
    version: versionOf(product),
    merchandising: readMerchandising(product.metadata),
    product: {
      id: product.id,
      number,
      title: product.title,
      standing: shopStanding({
        status: product.status,
        soldHere,
        entry: index.entries.find(({ id }) => id === product.id),
      }),
      soldCount: sold.get(product.id)?.count ?? null,
    },
    shopUrl: `${env.PUBLIC_URL}/products/${number}`,
    categoryId: product.categories[0]?.id ?? null,
    categoryCount: product.categories.length,
    categories: all,
    icons: Object.entries(FEATURE_ICONS).map(([key, label]) => ({ key, label })),
  }
}
