import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { beneficiary } from '../checkout/quote-cart'
import { wordsOf } from '../words-of'
import { addLine } from '../cart/change-cart'
import type { OrderBundle } from './bundle'
import { itemOfLine } from './item-of-line'

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
      const item = itemOfLine(bundle, line)
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
