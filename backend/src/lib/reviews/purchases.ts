import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { STANDING_LINES } from './standing-orders'

export interface Purchase {
  orderId: string
  lineId: string
}

/** The first standing order in which a customer bought a product, or null. */
export async function findPurchase(
  scope: MedusaContainer,
  customerId: string,
  productId: string,
): Promise<Purchase | null> {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: { order_id: string; line_id: string }[] } = await knex.raw(
    `select o.id as order_id, l.id as line_id ${STANDING_LINES} and c.customer_id = ? and l.product_id = ?
     order by o.created_at, l.id limit 1`,
    [customerId, productId],
  )
  const [row] = answer.rows
  return row ? { orderId: row.order_id, lineId: row.line_id } : null
}

/**
 * Reviews whose mark 'verified' no longer says whether their writer has a standing order with the product:
 * of the customer of one order, or of all.
 */
export async function changedVerifications(
  scope: MedusaContainer,
  orderId: string | null,
): Promise<{ id: string; productId: string; verified: boolean }[]> {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const ofOrder = 'and r.customer_id in (select customer_id from checkout where order_id = ?)'
  const answer: { rows: { id: string; product_id: string; stands: boolean }[] } = await knex.raw(
    `select * from (
       select r.id, r.product_id, r.verified,
              exists (select 1 ${STANDING_LINES} and c.customer_id = r.customer_id and l.product_id = r.product_id) as stands
         from product_review r
        where r.deleted_at is null and r.customer_id is not null ${orderId === null ? '' : ofOrder}
     ) checked where verified <> stands`,
    orderId === null ? [] : [orderId],
  )
  return answer.rows.map(({ id, product_id, stands }) => ({ id, productId: product_id, verified: stands }))
}
