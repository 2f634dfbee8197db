import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { cancelOrderWorkflow } from '@medusajs/medusa/core-flows'
import type { CheckoutRow } from '../modules/stripe-checkout/types'

/** The order that Medusa tied to the frozen cart, or null. */
export async function orderOfCart(container: MedusaContainer, cartId: string): Promise<string | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'order_cart',
    fields: ['order_id'],
    filters: { cart_id: cartId },
  })
  const [link] = data as { order_id?: string }[]
  return link?.order_id ?? null
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

/**
 * Medusa writes the order first and ties it to the cart in the next step. A process that dies between the two leaves
 * an order that the next try would not find. Such orphans have no payment; they are cancelled before going on.
 */
export async function cancelOrphans(
  container: MedusaContainer,
  row: CheckoutRow,
  keep: string | null,
): Promise<void> {
  for (const orderId of await ordersNaming(container, row)) {
    if (orderId === keep) continue
    await cancelOrderWorkflow(container).run({ input: { order_id: orderId } })
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(
        `Order ${orderId} was left over by an interrupted completion of checkout ${row.id} and is cancelled`,
      )
  }
}
