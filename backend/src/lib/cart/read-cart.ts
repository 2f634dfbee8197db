import type { Cart } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { CUSTOMER_CART_MODULE } from '../../modules/customer_cart'
import { isAvailable, lookUpLines, type Buyer } from '../../workflows/checkout/resolve-lines'
import { withCartLock } from './cart-lock'
import { asItem, droppedSentence, nameOf, parseKeptLines, presentLine, type KeptLine } from './kept-line'

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

/** The customer's kept cart at present prices. What can no longer be bought is taken out and said, once. */
export async function readCart(scope: MedusaContainer, customerId: string, buyer: Buyer): Promise<Cart> {
  const kept = await findKeptCart(scope, customerId)
  if (!kept) return { items: [], dropped: [], updatedAt: null }
  const lines = await readKeptLines(scope, kept.cart_id)
  const found = await lookUpLines(scope, lines.map(asItem), buyer)
  const gone = lines.flatMap((line, index) => {
    const looked = found[index]
    return looked && !isAvailable(looked) ? [{ line, fault: looked.fault }] : []
  })
  if (gone.length > 0)
    await withCartLock(scope, customerId, async () => {
      await scope.resolve(Modules.CART).deleteLineItems(gone.map(({ line }) => line.id))
      await touchCart(scope, kept.cart_id)
    })
  return {
    items: found.filter(isAvailable).map(presentLine),
    dropped: gone.map(({ line, fault }) => ({
      id: nameOf(line),
      message: droppedSentence(line, fault.code),
    })),
    updatedAt: (gone.length > 0 ? new Date() : kept.changed_at)?.toISOString() ?? null,
  }
}
