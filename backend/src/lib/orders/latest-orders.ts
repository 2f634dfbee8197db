import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'

const LATEST = `select o.id from checkout c join "order" o on o.id = c.order_id and o.deleted_at is null
  where c.customer_id = ? and c.deleted_at is null order by o.created_at desc, o.id desc limit ?`

/** Ids of a customer's newest orders, at most so many of them. */
export async function latestOrders(
  scope: MedusaContainer,
  customerId: string,
  most: number,
): Promise<string[]> {
  return (await query(scope)<{ id: string }>(LATEST, [customerId, most])).map(({ id }) => id)
}
