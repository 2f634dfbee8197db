import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import type { PromotionRow } from './read-promotions'

/** True where the customer has bought before. A purchase that was refused or cancelled does not count. */
async function hasBought(scope: MedusaContainer, customerId: string): Promise<boolean> {
  const [row] = await query(scope)<{ bought: boolean }>(
    `select exists (
       select 1 from checkout c left join "order" o on o.id = c.order_id and o.deleted_at is null
        where c.customer_id = ? and c.state in ('paid', 'parked', 'completed') and c.deleted_at is null
          and (c.order_id is null or o.status <> 'canceled')) as bought`,
    [customerId],
  )
  return row?.bought ?? false
}

/** Whether it is for a first order, and this is none. Without a customer a first order is assumed; the checkout asks again. */
export async function isTooLate(
  scope: MedusaContainer,
  { metadata }: Pick<PromotionRow, 'metadata'>,
  customerId: string | null,
): Promise<boolean> {
  return metadata?.first_order_only === true && customerId !== null && (await hasBought(scope, customerId))
}
