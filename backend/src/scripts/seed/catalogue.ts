import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, ProductStatus } from '@medusajs/framework/utils'
import {
  createProductCategoriesWorkflow,
  createProductsWorkflow,
  deleteProductsWorkflow,
} from '@medusajs/medusa/core-flows'
import { variantTitle } from '../../lib/catalogue/variant-title'
import { query } from '../../lib/database/sql'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { DEVICES, LINES, seedVariants, type SeedLine } from './data'
import { seedDevices } from './devices'
import { seedPrintSpecs } from './print-specs'
import { once, whole, type Row } from './whole'

async function categoryId(container: MedusaContainer, name: string): Promise<string> {
  const [found] = await container.resolve(Modules.PRODUCT).listProductCategories({ name })
  if (found) return found.id
  const { result } = await createProductCategoriesWorkflow(container).run({
    input: { product_categories: [{ name, is_active: true }] },
  })
  const created = result[0]
  if (!created) throw new Error(`The category ${name} could not be made`)
  return created.id
}

async function productInput(
  container: MedusaContainer,
  line: SeedLine,
  ids: { salesChannelId: string; shippingProfileId: string },
) {
  return {
    title: line.name,
    handle: line.handle,
    description: line.description,
    status: ProductStatus.PUBLISHED,
    thumbnail: line.images[0] ?? null,
    images: line.images.map((url) => ({ url })),
    category_ids: [await categoryId(container, line.category)],
    shipping_profile_id: ids.shippingProfileId,
    sales_channels: [{ id: ids.salesChannelId }],
    metadata: {
      position: line.number,
      finish: line.finish,
      short_description_html: line.short,
      long_description_html: line.long,
      icons: line.icons,
      eco_credentials: line.eco,
    },
    options: [
      { title: 'Device', values: DEVICES.map(({ name }) => name) },
      { title: 'Finish', values: line.finishes },
    ],
    variants: seedVariants(line).map(({ sku, device, finish }, rank) => ({
      title: variantTitle(device, finish),
      sku,
      manage_inventory: false,
      variant_rank: rank,
      options: { Device: device, Finish: finish },
      prices: [{ currency_code: 'gbp', amount: line.price }],
    })),
  }
}

/** By a SKU too, and among what was taken away: a merchandiser may have given the line another handle, or ended it. */
const OF_LINE = `select p.id, p.created_at, p.deleted_at from product p
  where p.handle = ? or exists (select 1 from product_variant v where v.product_id = p.id and v.sku = any(?))`

const lineProduct = (
  container: MedusaContainer,
  line: SeedLine,
  ids: { salesChannelId: string; shippingProfileId: string },
): Promise<string> =>
  whole(container, `product ${line.handle}`, {
    find: () => query(container)<Row>(OF_LINE, [line.handle, seedVariants(line).map(({ sku }) => sku)]),
    discard: async (half) => {
      if (!half) return
      await deleteProductsWorkflow(container).run({ input: { ids: [half] } })
      await container.resolve(Modules.PRODUCT).deleteProducts([half])
      // Nobody has seen it under its number, which the whole one gets.
      await container.resolve(DEVICE_CATALOG_MODULE).deleteProductNumbers({ product_id: half })
    },
    make: async () => {
      const input = { products: [await productInput(container, line, ids)] }
      return (await createProductsWorkflow(container).run({ input })).result[0]
    },
  })

/** The six lines as Medusa products, their devices and how each variant is printed. Adds only what was never there. */
export async function seedCatalogue(
  container: MedusaContainer,
  ids: { salesChannelId: string; shippingProfileId: string },
) {
  await seedDevices(container)
  const catalog = container.resolve(DEVICE_CATALOG_MODULE)
  for (const line of LINES)
    await once(container, `line ${line.handle}`, async () =>
      catalog.numbersOf([await lineProduct(container, line, ids)]),
    )
  await seedPrintSpecs(container)
}
