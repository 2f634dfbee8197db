import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { beneficiary } from '../../workflows/checkout/quote-cart'
import type { CartItem } from '../../workflows/checkout/resolve-lines'
import { wordsOf } from '../../workflows/orders/task-failure'
import { addLine } from '../cart/change-cart'
import type { OrderBundle } from './bundle'
import type { ShopOrderLine } from './shop-order'

/** An order line as a browser would send it; null where it can't be bought again. Its name follows from the line, so that a second time adds nothing. */
function asItem({ productNumbers }: OrderBundle, line: ShopOrderLine): CartItem | null {
  const { metadata } = line
  const number = productNumbers.get(line.product_id ?? '')
  if (!number || !metadata?.design_id || !metadata.recipe_hash) return null
  return {
    id: `again-${line.id}`,
    productId: String(number),
    name: line.product_title ?? line.title,
    price: 0,
    quantity: line.quantity,
    image: '',
    device: metadata.device,
    color: metadata.finish,
    customizations: {
      designId: metadata.design_id,
      designName: metadata.design_name ?? 'Custom Design',
      aiGenerated: metadata.ai_generated,
      recipeHash: metadata.recipe_hash,
    },
  }
}

/** Lays what was ordered into its customer's cart, with its designs as they were. True where all of it lies there now. */
export async function putBackInCart(container: MedusaContainer, bundle: OrderBundle): Promise<boolean> {
  const { order, checkout } = bundle
  const id = checkout.customerId
  try {
    const buyer = {
      customer: await beneficiary(container, { id, email: order.email ?? '' }),
      guestKeyHash: null,
    }
    for (const line of order.items) {
      const item = asItem(bundle, line)
      if (!item) return false
      await addLine(container, id, buyer, item)
    }
    return order.items.length > 0
  } catch (error) {
    const words = wordsOf(error)
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Order ${order.id} could not be put back into its customer's cart: ${words}`)
    return false
  }
}
