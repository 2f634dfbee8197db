import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { CUSTOMER_CART_MODULE } from '../../modules/customer_cart'
import { parseKeptLines, type KeptLine } from './kept-line'

export async function findKeptCart(scope: MedusaContainer, customerId: string) {
  const [row] = await scope.resolve(CUSTOMER_CART_MODULE).listCustomerCarts({ customer_id: customerId })
  return row ?? null
}

export async function readKeptLines(scope: MedusaContainer, cartId: string): Promise<KeptLine[]> {
  return parseKeptLines(await scope.resolve(Modules.CART).listLineItems({ cart_id: cartId }, { take: null }))
}

/** Says when the cart was changed last. */
export async function touchCart(scope: MedusaContainer, cartId: string): Promise<void> {
  await scope
    .resolve(CUSTOMER_CART_MODULE)
    .updateCustomerCarts({ selector: { cart_id: cartId }, data: { changed_at: new Date() } })
}
