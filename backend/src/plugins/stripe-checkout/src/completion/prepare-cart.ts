import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { updateTaxLinesWorkflow } from '@medusajs/medusa/core-flows'
import { toPence, toPounds } from '../lib/pence'
import { isForNothing } from '../modules/stripe-checkout/for-nothing'
import type { CheckoutRow, ShippingChoice } from '../modules/stripe-checkout/types'
import { optionOrHeir } from './option-or-heir'
import { readFrozenCart, type FrozenCart } from '../opening/read-cart'

/** The option that was chosen may be deleted while it is paid for, and Medusa completes no cart without a living one. */
async function bearGoneOption(container: MedusaContainer, cartId: string): Promise<void> {
  for (const { id, shipping_option_id } of (await readFrozenCart(container, cartId)).shipping_methods) {
    const option = await optionOrHeir(container, shipping_option_id)
    if (!option || option === shipping_option_id) continue
    // Medusa's type of the call does not name the column.
    const change = { id, shipping_option_id: option }
    await container.resolve(Modules.CART).updateShippingMethods([change])
  }
}

/**
 * Adds the delivery that was chosen on the payment page. Medusa's own workflow for this would delete the payment
 * session, which is already paid; the modules beneath it leave it alone.
 */
async function addDelivery(
  container: MedusaContainer,
  cart: FrozenCart,
  choice: ShippingChoice,
): Promise<void> {
  if (cart.shipping_methods.length === 0) {
    const [option] = await container
      .resolve(Modules.FULFILLMENT)
      .listShippingOptions({ id: choice.id }, { select: ['id', 'name', 'data'], withDeleted: true })
    const method = {
      name: choice.name,
      amount: toPounds(choice.pence),
      // The table has this column; Medusa's type of the call does not name it.
      is_tax_inclusive: true,
      shipping_option_id: choice.id,
      data: option?.data ?? {},
    }
    await container.resolve(Modules.CART).addShippingMethods(cart.id, [method])
  }
  if (!cart.completed_at) await bearGoneOption(container, cart.id)
  const taxed =
    cart.shipping_methods.length > 0 && cart.shipping_methods.every(({ tax_lines }) => tax_lines.length > 0)
  // A completed cart takes no new tax lines, and needs none: it was complete when it was completed.
  if (!taxed && !cart.completed_at) {
    await updateTaxLinesWorkflow(container).run({ input: { cart_id: cart.id } })
  }
}

/** The frozen cart's one payment session, with its payment if that was made. */
export async function paymentSessionOf(container: MedusaContainer, cart: FrozenCart) {
  const collection = cart.payment_collection
  const [session] = collection
    ? await container
        .resolve(Modules.PAYMENT)
        .listPaymentSessions({ payment_collection_id: collection.id }, { relations: ['payment'] })
    : []
  if (!collection || !session) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Cart ${cart.id} has no payment session`)
  }
  return { collectionId: collection.id, session }
}

/** Sets the amounts that Medusa expects to what was paid; the provider agrees only where Stripe says the same. */
async function setAmounts(container: MedusaContainer, cart: FrozenCart, totalPence: number): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  const { collectionId, session } = await paymentSessionOf(container, cart)
  if (session.payment || toPence(Number(session.amount)) === totalPence) return
  const amount = toPounds(totalPence)
  await payments.updatePaymentCollections(collectionId, { amount })
  await payments.updatePaymentSession({
    id: session.id,
    data: session.data,
    amount,
    currency_code: cart.currency_code,
    context: {},
  })
}

/**
 * Makes the frozen cart ready to become an order of exactly `totalPence`. Safe to repeat.
 * @throws CartDiffers where the cart's total is something else
 */
export async function prepareCart(
  container: MedusaContainer,
  row: CheckoutRow & { cart_id: string },
  paid: { shipping: ShippingChoice; totalPence: number },
): Promise<void> {
  await addDelivery(container, await readFrozenCart(container, row.cart_id), paid.shipping)
  const cart = await readFrozenCart(container, row.cart_id)
  // A person may have accepted another sum; the payment is then what was paid, and the order what was ordered.
  if (row.decision !== 'make' && toPence(cart.total) !== paid.totalPence) {
    throw new CartDiffers(`total of the cart: expected ${paid.totalPence}, found ${toPence(cart.total)}`)
  }
  if (!isForNothing(row)) await setAmounts(container, cart, paid.totalPence)
}

/** The frozen cart is not what was paid for: a person has to look at it. */
export class CartDiffers extends Error {}
