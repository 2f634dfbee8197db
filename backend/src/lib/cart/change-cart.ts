import { CART_LINES_MAX } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { CUSTOMER_CART_MODULE } from '../../modules/customer_cart'
import { isAvailable, lookUpLines, type Buyer, type CartItem } from '../checkout/resolve-lines'
import { sellingPlace } from '../shop/selling-place'
import { failure } from '../http/fail'
import { giveBackNames, paidOf, wasBought } from './bought-lines'
import { withCartLock } from './cart-lock'
import { findKeptCart, readKeptLines, touchCart } from './kept-cart'
import { capped, isNamed, isSameCase, toKeep, withName, type KeptLine } from './kept-line'

/** Medusa's cart that the customer fills; made with the first line. */
async function cartOf(scope: MedusaContainer, customerId: string): Promise<string> {
  const kept = await findKeptCart(scope, customerId)
  if (kept) return kept.cart_id
  const place = await sellingPlace(scope)
  const cart = await scope.resolve(Modules.CART).createCarts({
    customer_id: customerId,
    region_id: place.regionId,
    sales_channel_id: place.salesChannelId,
    currency_code: place.currency,
  })
  await scope
    .resolve(CUSTOMER_CART_MODULE)
    .createCustomerCarts({ customer_id: customerId, cart_id: cart.id, changed_at: new Date() })
  return cart.id
}

type Noted = Partial<KeptLine['metadata']>

async function setQuantity(scope: MedusaContainer, line: KeptLine, quantity: number, noted: Noted = {}) {
  await scope.resolve(Modules.CART).updateLineItems(line.id, {
    quantity,
    metadata: { ...line.metadata, ...noted },
  })
}

/** Up to as many as one may buy, beside what is paid for already. */
async function addTo(scope: MedusaContainer, customerId: string, line: KeptLine, item: CartItem) {
  const paid = (await paidOf(scope, customerId))(line)
  const { line_ids, given_back } = line.metadata
  await setQuantity(scope, line, capped(line.quantity - paid + item.quantity) + paid, {
    line_ids: withName(line_ids, item.id),
    given_back: given_back.filter((name) => name !== item.id),
  })
}

/**
 * Adds a line, or its quantity to the same case. The same line id a second time changes nothing, so that a browser may
 * repeat what it got no answer to; nor does that of a line which was paid for. One that was taken out may come again, once.
 * @throws failure `unknown_product`, `configuration_not_found`, `recipe_changed`, `conflict`
 */
export async function addLine(
  scope: MedusaContainer,
  customerId: string,
  buyer: Buyer,
  item: CartItem,
): Promise<void> {
  const [wanted] = await lookUpLines(scope, [item], buyer)
  await withCartLock(scope, customerId, async () => {
    const kept = await findKeptCart(scope, customerId)
    const lines = kept ? await readKeptLines(scope, kept.cart_id) : []
    const known = lines.find((line) => isNamed(line, item.id))
    if (known ? !known.metadata.given_back.includes(item.id) : await wasBought(scope, customerId, item.id))
      return
    if (!wanted || !isAvailable(wanted)) throw wanted?.fault ?? new Error('No line was looked up')
    const same = known ?? lines.find((line) => isSameCase(line, wanted))
    if (!same && lines.length >= CART_LINES_MAX)
      throw failure('conflict', `A cart holds at most ${CART_LINES_MAX} lines`)
    const cartId = kept?.cart_id ?? (await cartOf(scope, customerId))
    if (same) await addTo(scope, customerId, same, item)
    else await scope.resolve(Modules.CART).addLineItems(cartId, [toKeep(wanted)])
    await touchCart(scope, cartId)
  })
}

type Change = (lines: KeptLine[]) => Promise<unknown>

/** Changes the lines of a cart that is there; without one there are no lines. */
function changeLines(scope: MedusaContainer, customerId: string, change: Change): Promise<void> {
  return withCartLock(scope, customerId, async () => {
    const kept = await findKeptCart(scope, customerId)
    await change(kept ? await readKeptLines(scope, kept.cart_id) : [])
    if (kept) await touchCart(scope, kept.cart_id)
  })
}

/**
 * Takes lines out, inside the cart's lock. What of them is paid for stays, hidden: it goes with its order, or is in the cart
 * as before where the money goes back.
 */
export async function drop(scope: MedusaContainer, customerId: string, lines: KeptLine[]): Promise<void> {
  const paid = await paidOf(scope, customerId)
  for (const line of lines) {
    const { settled = [], line_ids } = line.metadata
    if (paid(line) === 0) await giveBackNames(scope, settled, line_ids)
    else if (paid(line) < line.quantity) await setQuantity(scope, line, paid(line), { given_back: line_ids })
  }
  const whole = lines.filter((line) => paid(line) === 0).map(({ id }) => id)
  if (whole.length > 0) await scope.resolve(Modules.CART).deleteLineItems(whole)
}

/** @throws failure `not_found` */
export const setLine = (scope: MedusaContainer, customerId: string, lineId: string, quantity: number) =>
  changeLines(scope, customerId, async (lines) => {
    const line = lines.find((one) => isNamed(one, lineId))
    if (!line) throw failure('not_found', 'That line is not in your cart')
    if (quantity === 0) return drop(scope, customerId, [line])
    const paid = await paidOf(scope, customerId)
    await setQuantity(scope, line, capped(quantity) + paid(line))
  })

export const removeLine = (scope: MedusaContainer, customerId: string, lineId: string) =>
  changeLines(scope, customerId, (lines) =>
    drop(
      scope,
      customerId,
      lines.filter((line) => isNamed(line, lineId)),
    ),
  )

export const clearCart = (scope: MedusaContainer, customerId: string) =>
  changeLines(scope, customerId, (lines) => drop(scope, customerId, lines))
