import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { addLine } from '../cart/change-cart'
import { beneficiary } from '../checkout/quote-cart'
import { wordsOf } from '../words-of'
import type { OrderBundle } from './bundle'
import { itemOfLine } from './item-of-line'
import type { ShopOrderLine } from './shop-order'

/** The lines of an order, by whether they lie in the cart now. */
export interface PutBack {
  kept: ShopOrderLine[]
  missing: ShopOrderLine[]
}

/**
 * Lays what was ordered into its customer's cart, with its designs as they were; each line for itself, since of what is no longer sold
 * nothing hangs on the rest. A second time adds nothing: a line's name in the cart follows from the order's.
 */
export async function putBackInCart(container: MedusaContainer, bundle: OrderBundle): Promise<PutBack> {
  const { order, checkout } = bundle
  const id = checkout.customerId
  const customer = await beneficiary(container, { id, email: order.email ?? '' })
  const answer: PutBack = { kept: [], missing: [] }
  for (const line of order.items) {
    const item = itemOfLine(bundle, line)
    try {
      if (item) await addLine(container, id, { customer, guestKeyHash: null }, item)
      answer[item ? 'kept' : 'missing'].push(line)
    } catch (error) {
      answer.missing.push(line)
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(
          `Line ${line.id} of order ${order.id} was not put back into its customer's cart: ${wordsOf(error)}`,
        )
    }
  }
  return answer
}
