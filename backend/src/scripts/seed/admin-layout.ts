import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

const PRODUCT_PAGE = 'product.details'

/**
 * Puts what shoppers read of a product first on its page in Medusa's admin, where it would come last. Everybody may
 * arrange the page otherwise; a layout that is there is left as it is.
 */
export async function seedAdminLayout(container: MedusaContainer) {
  const settings = container.resolve(Modules.SETTINGS)
  if (await settings.getSystemDefaultLayoutConfiguration(PRODUCT_PAGE)) return
  await settings.setSystemDefaultLayoutConfiguration(PRODUCT_PAGE, {
    widgets: { 'widget:caseloom.merchandising': { order: -1 } },
  })
}
