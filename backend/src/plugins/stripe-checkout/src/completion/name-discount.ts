import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/**
 * Says on the order's lines which promotion took what off: the frozen cart does not name its code, so that Medusa counts no
 * second use of what was kept for it (see freezeCart). Safe to repeat.
 */
export async function nameDiscount(container: MedusaContainer, orderId: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(
    `update order_line_item_adjustment a set code = p.code, updated_at = now()
     from promotion p, order_item i
     where i.order_id = ? and a.item_id = i.item_id and p.id = a.promotion_id and a.code is null`,
    [orderId],
  )
}
