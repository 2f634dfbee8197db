import type { Cart } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { isAvailable, lookUpLines, type Buyer, type ResolvedLine } from '../checkout/resolve-lines'
import { paidOf } from './bought-lines'
import { withCartLock } from './cart-lock'
import { drop } from './change-cart'
import { findKeptCart, readKeptLines, touchCart } from './kept-cart'
import { asItem, droppedSentence, nameOf, presentLine, type KeptLine } from './kept-line'

interface Judged {
  items: ResolvedLine[]
  /** What can no longer be bought, and the code that says why. */
  gone: { line: KeptLine; code: string | undefined }[]
}

/** The lines of a kept cart that are still to be paid for, as the shop sells them at present. */
async function judge(
  scope: MedusaContainer,
  customerId: string,
  cartId: string,
  buyer: Buyer,
): Promise<Judged> {
  const paid = await paidOf(scope, customerId)
  const kept = await readKeptLines(scope, cartId)
  const lines = kept.filter((line) => paid(line) < line.quantity)
  const unpaid = lines.map((line) => asItem({ ...line, quantity: line.quantity - paid(line) }))
  const found = await lookUpLines(scope, unpaid, buyer)
  const gone = lines.flatMap((line, index) => {
    const looked = found[index]
    return looked && !isAvailable(looked) ? [{ line, code: looked.fault.code }] : []
  })
  return { items: found.filter(isAvailable), gone }
}

/** Takes out what can no longer be bought. Another device may have changed the cart meanwhile, or the shop its goods: read anew. */
const dropGone = (scope: MedusaContainer, customerId: string, cartId: string, buyer: Buyer) =>
  withCartLock(scope, customerId, async () => {
    const judged = await judge(scope, customerId, cartId, buyer)
    if (judged.gone.length === 0) return judged
    await drop(
      scope,
      customerId,
      judged.gone.map(({ line }) => line),
    )
    await touchCart(scope, cartId)
    return judged
  })

/** The customer's kept cart at present prices. What can no longer be bought is taken out and said, once. */
export async function readCart(scope: MedusaContainer, customerId: string, buyer: Buyer): Promise<Cart> {
  const kept = await findKeptCart(scope, customerId)
  if (!kept) return { items: [], dropped: [], updatedAt: null }
  const seen = await judge(scope, customerId, kept.cart_id, buyer)
  const { items, gone } = seen.gone.length > 0 ? await dropGone(scope, customerId, kept.cart_id, buyer) : seen
  return {
    items: items.map(presentLine),
    dropped: gone.map(({ line, code }) => ({ id: nameOf(line), message: droppedSentence(line, code) })),
    updatedAt: (gone.length > 0 ? new Date() : kept.changed_at)?.toISOString() ?? null,
  }
}
