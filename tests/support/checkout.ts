import { addAddress, designedLine, newShopper, type CartLine, type Shopper, type Wish } from './actors'
import { rows } from './database'
import { sandboxClient } from './sandbox-client'
import type { Stack } from './stack'

export interface OpenCheckout {
  shopper: Shopper
  cart: CartLine
  sessionId: string
  url: string
  total: number
}

/** A new customer with an address, a designed case and an open payment page. */
export async function openCheckout(stack: Stack, wish: Wish = {}): Promise<OpenCheckout> {
  const shopper = await newShopper(stack.backend)
  await addAddress(shopper.api)
  const cart = await designedLine(shopper.api, wish)
  const session = await shopper.api.must('createCheckoutSession', { body: { items: [cart.line] } })
  return { shopper, cart, sessionId: session.sessionId, url: session.url, total: session.amounts.total }
}

/** The same, paid. */
export async function paidCheckout(stack: Stack, wish: Wish = {}): Promise<OpenCheckout> {
  const checkout = await openCheckout(stack, wish)
  const answer = await sandboxClient(stack).pay(checkout.url)
  if (answer.status >= 400) throw new Error(`The payment page answered ${answer.status}`)
  return checkout
}

/** A paid checkout turned into its order. */
export async function placedOrder(stack: Stack, wish: Wish = {}) {
  const checkout = await paidCheckout(stack, wish)
  const body = { sessionId: checkout.sessionId }
  const { orderId } = await checkout.shopper.api.must('processPayment', { body })
  return { ...checkout, orderId }
}

/** The ids of all Medusa orders of a customer. */
export async function ordersOf(stack: Stack, customerId: string) {
  const found = await rows<{ id: string }>(
    stack.databaseUrl,
    'select id from "order" where customer_id = $1 and deleted_at is null',
    [customerId],
  )
  return found.map(({ id }) => id)
}

/** Stripe's news of this payment never arrive, and the job that asks by itself does not come meanwhile. */
export async function loseTheNewsOf(stack: Stack, sessionId: string): Promise<void> {
  const [checkout] = await rows<{ id: string }>(
    stack.databaseUrl,
    `update checkout set next_attempt_at = now() + interval '1 hour' where stripe_session_id = $1 returning id`,
    [sessionId],
  )
  if (!checkout) throw new Error('There is no such checkout')
  for (const event of ['payment_intent.amount_capturable_updated', 'checkout.session.completed'])
    await sandboxClient(stack).fault('stripe', { event, kind: 'lost', about: checkout.id })
}
