import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import { createCartWorkflow } from '@medusajs/medusa/core-flows'
import { toPence, toPounds } from '../lib/pence'
import { readFrozenCart, type FrozenCart } from './read-cart'
import type { OpenCheckoutDiscount, OpenCheckoutInput } from './types'

async function makeCart(
  container: MedusaContainer,
  checkoutId: string,
  input: OpenCheckoutInput,
): Promise<string> {
  const { result } = await createCartWorkflow(container).run({
    input: {
      region_id: input.regionId,
      sales_channel_id: input.salesChannelId,
      currency_code: input.currency,
      customer_id: input.customerId,
      email: input.email,
      shipping_address: input.address,
      billing_address: input.address,
      metadata: { checkout_id: checkoutId },
      items: input.lines.map((line, index) => ({
        variant_id: line.variantId,
        quantity: line.quantity,
        metadata: { ...line.metadata, line_index: index },
      })),
    },
  })
  return result.id
}

/** Medusa puts every automatic promotion on a new cart; this one has been chosen already, or there is none. */
async function tiePromotion(container: MedusaContainer, cartId: string, promotionId: string | null) {
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart_promotion',
    fields: ['promotion_id'],
    filters: { cart_id: cartId },
  })
  const tie = (id: string) => ({
    [Modules.CART]: { cart_id: cartId },
    [Modules.PROMOTION]: { promotion_id: id },
  })
  const present = (data as { promotion_id: string }[]).map(({ promotion_id }) => promotion_id)
  const strange = present.filter((id) => id !== promotionId)
  if (strange.length > 0) await link.dismiss(strange.map(tie))
  if (promotionId && !present.includes(promotionId)) await link.create(tie(promotionId))
}

/**
 * Takes off each line what was chosen, in the whole pence that are charged, so that the order's total is the amount paid,
 * exactly. The code is left out until there is an order: completing the cart would have Medusa count the use once more, and
 * refuse a paid order where the promotion was used up meanwhile.
 */
async function setDiscount(
  container: MedusaContainer,
  cart: FrozenCart,
  discount: OpenCheckoutDiscount | null,
): Promise<void> {
  const taken = cart.items.flatMap((item) => {
    const pence = discount?.shares[item.metadata?.line_index ?? -1] ?? 0
    return discount && pence > 0 ? [{ item_id: item.id, pence, discount }] : []
  })
  const present = cart.items.some(({ adjustments }) => adjustments.length > 0)
  if (taken.length > 0 || present)
    await container.resolve(Modules.CART).setLineItemAdjustments(
      cart.id,
      taken.map(({ item_id, pence, discount: { label, promotionId } }) => ({
        item_id,
        amount: toPounds(pence),
        is_tax_inclusive: true,
        description: label,
        promotion_id: promotionId,
      })),
    )
  await tiePromotion(container, cart.id, discount?.promotionId ?? null)
}

const penceOf = (shares: number[]) => shares.reduce((sum, pence) => sum + pence, 0)

/**
 * Makes the copy of the cart that is paid for. No route leads to it, so nothing changes it afterwards. Equal variants
 * stay separate lines: they may carry different artworks.
 */
export async function freezeCart(
  container: MedusaContainer,
  checkoutId: string,
  input: OpenCheckoutInput,
): Promise<FrozenCart> {
  const cartId = await makeCart(container, checkoutId, input)
  await setDiscount(container, await readFrozenCart(container, cartId), input.discount)
  const cart = await readFrozenCart(container, cartId)
  const taken = toPence(cart.original_item_total) - toPence(cart.item_total)
  if (cart.items.length !== input.lines.length || taken !== penceOf(input.discount?.shares ?? [])) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(
        `Cart ${cartId} is no copy of checkout ${checkoutId}: ${cart.items.length} lines, ${taken} pence off`,
      )
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, 'The cart could not be copied')
  }
  return cart
}
