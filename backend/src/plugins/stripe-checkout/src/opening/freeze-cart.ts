import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import { createCartWorkflow } from '@medusajs/medusa/core-flows'
import { sharePence, toPence, toPounds } from '../lib/pence'
import { readFrozenCart, type FrozenCart } from './read-cart'
import type { OpenCheckoutInput } from './types'

/** Shares are reckoned in thousandths of a penny, so that a line's own fraction decides who gets the odd penny. */
const FINE = 1000

/**
 * Medusa keeps a percentage off as an endless fraction; Stripe charges whole pence. The discounts of the frozen cart
 * are set to whole pence that sum to what is charged, so that the order's total is the amount paid, exactly.
 */
async function roundDiscounts(container: MedusaContainer, cart: FrozenCart): Promise<void> {
  const discounted = cart.items.filter(({ adjustments }) => adjustments.length > 0)
  if (discounted.length === 0) return
  const total = toPence(discounted.reduce((sum, { discount_total }) => sum + discount_total, 0))
  const shares = sharePence(
    total,
    discounted.map(({ discount_total }) => Math.round(discount_total * 100 * FINE)),
  )
  await container.resolve(Modules.CART).setLineItemAdjustments(
    cart.id,
    discounted.map((item, index) => {
      const [first] = item.adjustments
      return {
        item_id: item.id,
        amount: toPounds(shares[index] ?? 0),
        is_tax_inclusive: true,
        ...(first?.code ? { code: first.code } : {}),
        ...(first?.promotion_id ? { promotion_id: first.promotion_id } : {}),
      }
    }),
  )
}

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
      items: input.lines.map((line) => ({
        variant_id: line.variantId,
        quantity: line.quantity,
        metadata: line.metadata,
      })),
      ...(input.promoCode ? { promo_codes: [input.promoCode] } : {}),
    },
  })
  return result.id
}

/**
 * Makes the copy of the cart that is paid for. No route leads to it, so nothing changes it afterwards. Equal variants
 * stay separate lines: they may carry different artworks.
 * @throws MedusaError `invalid_promo` where the code takes nothing off these goods
 */
export async function freezeCart(
  container: MedusaContainer,
  checkoutId: string,
  input: OpenCheckoutInput,
): Promise<FrozenCart> {
  const cartId = await makeCart(container, checkoutId, input)
  const fresh = await readFrozenCart(container, cartId)
  if (input.promoCode && fresh.items.every(({ adjustments }) => adjustments.length === 0)) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Invalid promo code', 'invalid_promo')
  }
  await roundDiscounts(container, fresh)
  const cart = await readFrozenCart(container, cartId)
  if (cart.items.length !== input.lines.length) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Cart ${cartId} lost lines of checkout ${checkoutId}`)
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, 'The cart could not be copied')
  }
  return cart
}
