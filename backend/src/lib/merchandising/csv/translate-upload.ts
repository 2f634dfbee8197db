import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { deviceNames, readPrintSpecs } from '../../printing/read-print-rows'
import { readCategories } from './categories'
import { cellsIn, parseProducts, writeTable, type Table } from './table'
import { translateTable, type ImportContext, type KnownVariant } from './translate-table'

async function knownProducts(scope: MedusaContainer, table: Table): Promise<Map<string, string>> {
  const products = scope.resolve(Modules.PRODUCT)
  const config = { select: ['id', 'handle'], take: null }
  const [byId, byHandle] = await Promise.all([
    products.listProducts({ id: cellsIn(table, 'Product Id') }, config),
    products.listProducts({ handle: cellsIn(table, 'Product Handle') }, config),
  ])
  return new Map([...byHandle, ...byId].map(({ id, handle }) => [handle, id]))
}

/** The variants that these products have, by product id. */
export async function variantsOf(
  scope: MedusaContainer,
  productIds: string[],
): Promise<ImportContext['variants']> {
  const variants = await scope
    .resolve(Modules.PRODUCT)
    .listProductVariants(
      { product_id: productIds },
      { select: ['id', 'title', 'sku', 'product_id'], take: null },
    )
  const found = new Map<string, KnownVariant[]>()
  for (const { id, title, sku, product_id: product } of variants)
    if (product) found.set(product, [...(found.get(product) ?? []), { id, title, sku }])
  return found
}

async function contextOf(scope: MedusaContainer, table: Table): Promise<ImportContext> {
  const [products, variants, devices, prints, categories, [store], [profile]] = await Promise.all([
    knownProducts(scope, table),
    variantsOf(scope, cellsIn(table, 'Product Id')),
    deviceNames(scope),
    readPrintSpecs(scope, cellsIn(table, 'Variant Id')),
    readCategories(scope),
    scope.resolve(Modules.STORE).listStores({}, { take: 1 }),
    scope.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: 'default' }, { take: 1 }),
  ])
  if (!store?.default_sales_channel_id || !profile)
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      'The shop has no sales channel or shipping profile',
    )
  return {
    products,
    variants,
    devices: new Set(devices),
    prints,
    categories,
    defaults: { salesChannelId: store.default_sales_channel_id, shippingProfileId: profile.id },
  }
}

/**
 * The text of an uploaded table as Medusa's import takes it.
 * @throws MedusaError that names the row and what is wrong with it
 */
export async function translateUpload(scope: MedusaContainer, text: string): Promise<string> {
  const table = parseProducts(text)
  return writeTable(translateTable(table, await contextOf(scope, table)))
}
