import type { MedusaContainer } from '@medusajs/framework/types'
import { readShippingMethods } from '../shop/shipping-methods'
import type { ShopOrder } from './shop-order'

/** How long an order's delivery takes by its tariff, such as '5-7 business days'; null where there is no such tariff any more, or it says none. */
export async function deliveryTime(
  container: MedusaContainer,
  { shipping_methods: [chosen] }: ShopOrder,
): Promise<string | null> {
  const methods = await readShippingMethods(container)
  return methods.find(({ name }) => name === chosen?.name)?.days || null
}
