import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import {
  createPaymentCollectionForCartWorkflow,
  createPaymentSessionsWorkflow,
} from '@medusajs/medusa/core-flows'
import { lineHash } from '../lib/line-hash'
import { SESSION_MINUTES } from '../lib/options'
import { toPence } from '../lib/pence'
import { PROVIDER_ID } from '../lib/provider-id'
import type { SessionPlan } from '../lib/session-params'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type { CheckoutRow, FrozenLine } from '../modules/stripe-checkout/types'
import { freezeCart } from './freeze-cart'
import { freeDelivery, isPayable } from './is-payable'
import { makeOnlyPage, paidBefore } from './only-page'
import { takeForNothing } from './take-for-nothing'
import { addsVat, hashOfCart, type FrozenCart } from './read-cart'
import { shippingChoices } from './shipping-choices'
import type { OpenCheckoutInput, OpenedCheckout } from './types'
import { wordsOf } from '../lib/words-of'

function frozenLines(input: OpenCheckoutInput): FrozenLine[] {
  return input.lines.map((line) => ({
    variantId: line.variantId,
    sku: line.sku,
    title: line.title,
    description: line.description,
    imageUrl: line.imageUrl,
    quantity: line.quantity,
    unitPence: toPence(line.unitPrice),
    recipeHash: line.recipeHash,
  }))
}

async function begin(container: MedusaContainer, input: OpenCheckoutInput): Promise<CheckoutRow> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  const lines = frozenLines(input)
  // Other pages and other processes learn from it who came first, and what is late: it is of the clock that they all share.
  const stamp = { created_at: await service.databaseNow() }
  const row = await service.createCheckouts({
    customer_id: input.customerId,
    currency_code: input.currency,
    subtotal_pence: lines.reduce((sum, line) => sum + line.unitPence * line.quantity, 0),
    discount_pence: 0,
    promo_code: input.discount?.label ?? null,
    line_hash: lineHash(lines),
    snapshot: { email: input.email, address: input.address, lines },
    ...stamp,
    expires_at: new Date(Date.now() + (service.options.sessionMinutes ?? SESSION_MINUTES) * 60_000),
  })
  return row as unknown as CheckoutRow
}

/** Opens the payment page through Medusa's payment module, so that cart, collection and session belong together. */
async function startPayment(container: MedusaContainer, cart: FrozenCart, plan: SessionPlan) {
  const { result: collection } = await createPaymentCollectionForCartWorkflow(container).run({
    input: { cart_id: cart.id },
  })
  const { result: session } = await createPaymentSessionsWorkflow(container).run({
    input: { payment_collection_id: collection.id, provider_id: PROVIDER_ID, data: { checkout: plan } },
  })
  const { id, url } = session.data
  if (typeof id !== 'string' || typeof url !== 'string') {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      'No payment page was opened',
      'provider_unavailable',
    )
  }
  return { sessionId: id, url }
}

const TOO_LITTLE =
  'What you would pay is less than 30p, which no card can be charged with. Please add something to your cart, or keep your code for another time.'

/** Where the shopper goes with nothing to pay: straight to the page that Stripe would lead back to. */
const straightBack = (row: CheckoutRow, publicUrl: string) => ({
  sessionId: row.id,
  url: `${publicUrl}/payment?session_id=${row.id}`,
})

/** Nobody was told of a page that is refused; it is closed all the same. */
async function closeAgain(container: MedusaContainer, checkoutId: string, sessionId: string) {
  try {
    await container.resolve(STRIPE_CHECKOUT_MODULE).stripe.checkout.sessions.expire(sessionId)
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`The page of checkout ${checkoutId} stays open, unseen: ${wordsOf(error)}`)
  }
}

/** For the log. */
const COMES_TO_MORE =
  'Medusa’s cart comes to more than its prices do: look at Tax inclusive pricing, of GBP and of the region'

const TOO_LATE = 'Opening the payment page took too long. Please try again.'

/** @throws conflict where the checkout was given up while its page was made: what is paid there would wait for a look */
async function refuseGivenUp(container: MedusaContainer, checkoutId: string, sessionId: string) {
  const row = await container.resolve(STRIPE_CHECKOUT_MODULE).findCheckout({ id: checkoutId })
  if (row?.state !== 'expired') return
  await closeAgain(container, checkoutId, sessionId)
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, TOO_LATE, 'conflict')
}

async function build(
  container: MedusaContainer,
  row: CheckoutRow,
  input: OpenCheckoutInput,
): Promise<OpenedCheckout> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  await input.discount?.hold(row.id)
  const cart = await freezeCart(container, row.id, input)
  if (hashOfCart(cart) !== row.line_hash) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      'A price has just changed. Please look at your cart.',
      'conflict',
    )
  }
  const discountPence = row.subtotal_pence - toPence(cart.item_total)
  if (addsVat(cart) || discountPence < 0)
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, COMES_TO_MORE, 'provider_unavailable')
  const shipping = await shippingChoices(container, cart.id, service.options.deliveredBy)
  const choices = shipping.map(({ id, name, pence }) => ({ id, name, pence }))
  const free = freeDelivery(row.subtotal_pence - discountPence, choices)
  if (!free && !isPayable(row.subtotal_pence - discountPence, choices))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, TOO_LITTLE, 'conflict')
  // Written before Stripe is asked: an event that is quicker than its answer finds everything it needs here.
  await service.updateCheckouts({
    id: row.id,
    cart_id: cart.id,
    discount_pence: discountPence,
    shipping_choices: (free ? [free] : choices) as never,
  })
  const opened = {
    checkoutId: row.id,
    expiresAt: new Date(row.expires_at),
    subtotalPence: row.subtotal_pence,
    discountPence,
  }
  if (free) return { ...opened, ...straightBack(row, service.options.publicUrl) }
  const page = await startPayment(container, cart, {
    checkoutId: row.id,
    email: input.email,
    currency: input.currency,
    lines: row.snapshot.lines,
    discountPence,
    promoCode: input.discount?.label ?? null,
    lineHash: row.line_hash,
    shipping,
    address: input.address,
    expiresAt: Math.floor(new Date(row.expires_at).getTime() / 1000),
  })
  const isOpen = await service.move(row.id, 'open', { stripe_session_id: page.sessionId, url: page.url })
  // News of a payment may have been quicker.
  if (!isOpen) await refuseGivenUp(container, row.id, page.sessionId)
  return { ...opened, ...page }
}

const UNAVAILABLE = 'The payment page cannot be opened just now. Please try again in a moment.'

/** The provider's own words are for the log: they may name keys and settings. */
function forShopper(error: unknown): unknown {
  const { code } = error as { code?: unknown }
  return code === 'provider_unavailable'
    ? new MedusaError(MedusaError.Types.UNEXPECTED_STATE, UNAVAILABLE, code)
    : error
}

/**
 * Freezes what the shopper buys and opens the payment page for it. Older pages of the same customer are closed. An order of nothing
 * has no page: it is as good as paid at once, and `url` leads to where Stripe would have led back.
 * @throws MedusaError with code `shipping_unavailable`, `conflict` or `provider_unavailable`
 * @throws whatever the discount's `hold` threw
 * @throws PaidAlready where the same goods are paid and not yet an order, PaidMeanwhile where the discount has to be chosen anew
 */
export async function openCheckout(
  container: MedusaContainer,
  input: OpenCheckoutInput,
): Promise<OpenedCheckout> {
  const [before, row] = await Promise.all([paidBefore(container, input.customerId), begin(container, input)])
  try {
    const opened = await build(container, row, input)
    if (opened.sessionId === row.id) {
      await takeForNothing(container, row, before, input.discount !== null)
      return opened
    }
    try {
      await makeOnlyPage(container, row, before, input.discount !== null)
    } catch (error) {
      await closeAgain(container, row.id, opened.sessionId)
      throw error
    }
    return opened
  } catch (error) {
    const reason = wordsOf(error)
    await container
      .resolve(STRIPE_CHECKOUT_MODULE)
      .move(row.id, 'expired', { parked_reason: `not opened: ${reason}`.slice(0, 500) })
    container.resolve(ContainerRegistrationKeys.LOGGER).warn(`Checkout ${row.id} was not opened: ${reason}`)
    throw forShopper(error)
  }
}
