import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { cancelOrderWorkflow } from '@medusajs/medusa/core-flows'
import { keepingAuthorisation } from '../lib/authorisation-guard'
import { isForNothing } from '../modules/stripe-checkout/for-nothing'
import type { CheckoutRow } from '../modules/stripe-checkout/types'
import { readFrozenCart } from '../opening/read-cart'
import { paymentSessionOf } from './prepare-cart'

async function isAlive(container: MedusaContainer, orderId: string): Promise<boolean> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: { id: string }[] } = await knex.raw(
    'select id from "order" where id = ? and deleted_at is null and canceled_at is null',
    [orderId],
  )
  return answer.rows.length > 0
}

/**
 * The order that Medusa tied to the frozen cart, or null. Where a completion failed half-way, Medusa takes the order
 * back but may leave the tie, and would answer with the vanished order for ever: such a tie is cut here.
 */
export async function orderOfCart(container: MedusaContainer, cartId: string): Promise<string | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'order_cart',
    fields: ['order_id'],
    filters: { cart_id: cartId },
  })
  for (const { order_id } of data as { order_id?: string }[]) {
    if (!order_id) continue
    if (await isAlive(container, order_id)) return order_id
    await container.resolve(ContainerRegistrationKeys.LINK).dismiss({
      [Modules.ORDER]: { order_id },
      [Modules.CART]: { cart_id: cartId },
    })
  }
  return null
}

/**
 * What the checkout came to, as it and its cart say now. Whoever lost the lock (frozen, or cut off from the database for
 * longer than a silent transaction lives) still believes in none, while another has made the order long since.
 */
async function madeOf(
  container: MedusaContainer,
  row: CheckoutRow & { cart_id: string },
): Promise<Set<string>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: { order_id: string }[] } = await knex.raw(
    `select order_id from checkout where id = ? and order_id is not null
     union select order_id from order_cart where cart_id = ? and deleted_at is null`,
    [row.id, row.cart_id],
  )
  return new Set(answer.rows.map(({ order_id }) => order_id))
}

/**
 * Cuts the payment off every order that is not the checkout's one, or off that too where `all` go: Medusa would refuse a
 * second tie, and cancelling an orphan that is still tied to the payment would cancel the payment with it.
 */
export async function freePaymentOf(
  container: MedusaContainer,
  row: CheckoutRow & { cart_id: string },
  { all }: { all: boolean },
): Promise<void> {
  if (isForNothing(row)) return
  const cart = await readFrozenCart(container, row.cart_id)
  const { collectionId: paymentCollectionId } = await paymentSessionOf(container, cart)
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'order_payment_collection',
    fields: ['order_id'],
    filters: { payment_collection_id: paymentCollectionId },
  })
  const made = all ? new Set<string>() : await madeOf(container, row)
  for (const { order_id } of data as { order_id?: string }[]) {
    if (!order_id || made.has(order_id)) continue
    await container.resolve(ContainerRegistrationKeys.LINK).dismiss({
      [Modules.ORDER]: { order_id },
      [Modules.PAYMENT]: { payment_collection_id: paymentCollectionId },
    })
  }
}

/** Living orders that carry this checkout's id; the customer's index keeps the search short. */
async function ordersNaming(container: MedusaContainer, row: CheckoutRow): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: { id: string }[] } = await knex.raw(
    `select id from "order" where customer_id = ? and metadata->>'checkout_id' = ?
       and deleted_at is null and canceled_at is null`,
    [row.customer_id, row.id],
  )
  return answer.rows.map(({ id }) => id)
}

async function cancel(container: MedusaContainer, row: CheckoutRow, orderIds: string[]): Promise<void> {
  for (const orderId of orderIds) {
    await cancelOrderWorkflow(container).run({ input: { order_id: orderId } })
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(
        `Order ${orderId} was left over by an interrupted completion of checkout ${row.id} and is cancelled`,
      )
  }
}

/**
 * Medusa writes the order first and ties it to the cart in the next step. A process that dies between the two leaves
 * an order that the next try would not find. Such orphans have no payment; they are cancelled before going on.
 */
export async function cancelOrphans(
  container: MedusaContainer,
  row: CheckoutRow & { cart_id: string },
): Promise<void> {
  const living = await ordersNaming(container, row)
  const made = await madeOf(container, row)
  await cancel(
    container,
    row,
    living.filter((orderId) => !made.has(orderId)),
  )
}

/** Takes an order back that was made beside the checkout's one: neither its cart nor its payment may lead to it. */
export async function dropOrder(
  container: MedusaContainer,
  row: CheckoutRow & { cart_id: string },
  orderId: string,
): Promise<void> {
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  await link.dismiss({ [Modules.ORDER]: { order_id: orderId }, [Modules.CART]: { cart_id: row.cart_id } })
  if (!isForNothing(row)) {
    const { collectionId } = await paymentSessionOf(container, await readFrozenCart(container, row.cart_id))
    await link.dismiss({
      [Modules.ORDER]: { order_id: orderId },
      [Modules.PAYMENT]: { payment_collection_id: collectionId },
    })
  }
  if (await isAlive(container, orderId)) await keepingAuthorisation(() => cancel(container, row, [orderId]))
}

/** Cancels whatever a completion made of a checkout whose money goes back. */
export async function cancelOrdersOf(container: MedusaContainer, row: CheckoutRow): Promise<void> {
  await cancel(container, row, await ordersNaming(container, row))
}
