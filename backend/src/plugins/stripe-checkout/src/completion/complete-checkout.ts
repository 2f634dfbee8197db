import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { setTimeout as sleep } from 'node:timers/promises'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import { settle, type PaidAmounts, type Settlement } from '../modules/stripe-checkout/settlement'
import type { CheckoutRow } from '../modules/stripe-checkout/types'
import { hashOfCart, readFrozenCart } from '../opening/read-cart'
import { withCheckoutLock, type AssertHeld } from './checkout-lock'
import { ensureOrder } from './ensure-order'
import { dropOrder } from './orders-of-checkout'
import { markDuplicateOrder } from './possible-duplicate'
import { CartDiffers } from './prepare-cart'
import { frozenAmounts, readPayment } from './read-payment'
import { wordsOf } from '../lib/words-of'
import { needsAPerson } from './patience-with-failures'

/**
 * What became of a checkout. `busy`: another process is at it right now, its payment may not be known yet; `parked`: a person looks, or
 * has looked, at it; `released`: a person has given the money back.
 */
export type Completion =
  | { state: 'completed'; orderId: string; already: boolean }
  | { state: 'parked'; reason: string }
  | { state: 'unpaid' | 'expired' | 'unknown' | 'busy' | 'released' }

/**
 * What the shop does with a new order (approval, mail, event). Called until it succeeds once, so it must be repeatable.
 * @throws OrderUnderWay where what fails comes after somebody else decides on the order
 */
export type AfterOrder = (order: { orderId: string; checkout: CheckoutRow }) => Promise<void>

const PATIENCE_MS = 20_000
const LOOK_MS = 250
const TRY_MS = 1000

const settled = (row: CheckoutRow | null): Completion | null => {
  if (!row) return { state: 'unknown' }
  if (row.state === 'completed' && row.order_id)
    return { state: 'completed', orderId: row.order_id, already: true }
  if (row.state === 'parked' || row.state === 'dismissed')
    return { state: 'parked', reason: row.parked_reason ?? 'not known' }
  if (row.state === 'releasing' || row.state === 'released') return { state: 'released' }
  return null
}

async function park(container: MedusaContainer, row: CheckoutRow, reason: string): Promise<Completion> {
  await container.resolve(STRIPE_CHECKOUT_MODULE).move(row.id, 'parked', { parked_reason: reason })
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error(`Checkout ${row.id} is paid but needs a person: ${reason}`)
  return { state: 'parked', reason }
}

/** How the reason begins of what was parked since it is not paid any more: nobody holds money for it. */
export const WITHDRAWN = 'payment is '
const CHANGED_LINES = 'the lines of the cart are not those that were paid'
/** As after a restored backup, which forgot the order: another one would be printed a second time. */
export const TAKEN_BEFORE =
  'the money was taken before the shop knew of an order; look in Prodigi whether it is printed already'

/**
 * A person has seen the difference and wants the order: it is made as it was frozen, with the delivery that was chosen, or the first
 * that was offered. Money of another currency, or of another checkout, stays a difference.
 */
function accept(row: CheckoutRow, paid: PaidAmounts): Settlement {
  const { currency, shippingChoices } = frozenAmounts(row)
  const shipping = shippingChoices.find(({ id }) => id === paid.shippingOptionId) ?? shippingChoices[0]
  const isItsMoney =
    paid.currency === currency && paid.intentCurrency === currency && paid.checkoutIds.payment === row.id
  return shipping && isItsMoney ? { ok: true, shipping } : settle(frozenAmounts(row), paid)
}

/** What follows an order that is there and tied to its checkout. */
async function conclude(
  container: MedusaContainer,
  row: CheckoutRow,
  orderId: string,
  after: AfterOrder,
): Promise<Completion> {
  const checkout = { ...row, order_id: orderId }
  await markDuplicateOrder(container, checkout)
  await after({ orderId, checkout })
  await container.resolve(STRIPE_CHECKOUT_MODULE).move(row.id, 'completed')
  return { state: 'completed', orderId, already: false }
}

async function finish(
  container: MedusaContainer,
  row: CheckoutRow,
  after: AfterOrder,
  assertHeld: AssertHeld,
): Promise<Completion> {
  // All else was done before it was tied to its order, and however its payment stands by now: that is the order's matter.
  if (row.state === 'paid' && row.order_id) return conclude(container, row, row.order_id, after)
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  const payment = row.cart_id ? await readPayment(service, row) : null
  if (!row.cart_id || !payment) return { state: 'unpaid' }
  const { state, amounts } = payment
  if (state === 'expired' && row.state !== 'paid') {
    await service.move(row.id, 'expired')
    return { state: 'expired' }
  }
  if (state !== 'paid') {
    // Paid once and not any more: the authorisation was withdrawn before the order was made.
    return row.state === 'paid' ? park(container, row, `${WITHDRAWN}${state}`) : { state: 'unpaid' }
  }
  const totalPence = amounts.total
  const wasTakenBefore = payment.wasTaken && row.decision !== 'make'
  await service.move(row.id, 'paid', {
    payment_intent_id: payment.intentId,
    paid_pence: totalPence,
    paid_currency: amounts.currency || null,
    held_until: payment.heldUntil,
  })
  const paid: CheckoutRow & { cart_id: string } = { ...row, cart_id: row.cart_id, state: 'paid' }
  if (wasTakenBefore) return park(container, paid, TAKEN_BEFORE)
  const settlement = row.decision === 'make' ? accept(paid, amounts) : settle(frozenAmounts(paid), amounts)
  if (!settlement.ok) return park(container, paid, settlement.reason)
  if (hashOfCart(await readFrozenCart(container, paid.cart_id)) !== paid.line_hash) {
    return park(container, paid, CHANGED_LINES)
  }
  const wanted = { shipping: settlement.shipping, totalPence }
  const orderId = await ensureOrder(container, paid, wanted, assertHeld)
  if (!(await service.tieOrder(row.id, orderId))) {
    await dropOrder(container, paid, orderId)
    throw new Error(
      `Order ${orderId} is not that of checkout ${row.id}: another process has made it meanwhile`,
    )
  }
  return conclude(container, paid, orderId, after)
}

async function attempt(
  container: MedusaContainer,
  row: CheckoutRow,
  after: AfterOrder,
  assertHeld: AssertHeld,
): Promise<Completion> {
  try {
    const result = await finish(container, row, after, assertHeld)
    if (result.state === 'unpaid' && row.attempts > 0)
      await container.resolve(STRIPE_CHECKOUT_MODULE).noteUnpaid(row.id)
    return result
  } catch (error) {
    if (error instanceof CartDiffers) return park(container, row, error.message)
    const words = wordsOf(error)
    const service = container.resolve(STRIPE_CHECKOUT_MODULE)
    const tries = await service.putOff(row.id, words)
    const now = await service.findCheckout({ id: row.id })
    if (now && needsAPerson(now, error))
      return park(container, row, `given up after ${tries} tries: ${words}`)
    throw error
  }
}

/**
 * Where another process is at it, looks at the row now and then, without keeping a connection, and goes on for it as soon
 * as it is gone.
 */
async function once(container: MedusaContainer, id: string, after: AfterOrder): Promise<Completion> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  for (let waited = 0; ; waited += LOOK_MS) {
    const result = settled(await service.findCheckout({ id }))
    if (result) return result
    if (waited % TRY_MS === 0) {
      const locked = await withCheckoutLock(container, id, async (assertHeld) => {
        const row = await service.findCheckout({ id })
        return (
          settled(row) ??
          (row ? await attempt(container, row, after, assertHeld) : ({ state: 'unknown' } as const))
        )
      })
      if (locked.got) return locked.value
    }
    if (waited >= PATIENCE_MS) return { state: 'busy' }
    await sleep(LOOK_MS)
  }
}

const inFlight = new Map<string, Promise<Completion>>()

/**
 * Makes the one order of a paid checkout, whoever asks and however often: the shopper's return, a webhook or the
 * reconciliation job. Every step looks at what is there already, so a process may die anywhere in between.
 * @throws whatever a step threw; the next call goes on from there
 */
export async function completeCheckout(
  container: MedusaContainer,
  checkoutId: string,
  after: AfterOrder,
): Promise<Completion> {
  const running = inFlight.get(checkoutId)
  if (running) {
    const result = await running
    return result.state === 'completed' ? { ...result, already: true } : result
  }
  const work = once(container, checkoutId, after).finally(() => inFlight.delete(checkoutId))
  inFlight.set(checkoutId, work)
  return await work
}
