import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'

/** The customer groups that somebody belongs to, as merchandisers set them in Medusa's admin. */
export function customerGroups(scope: MedusaContainer, customerId: string): Promise<{ id: string }[]> {
  return query(scope)<{ id: string }>(
    `select g.id from customer_group_customer l join customer_group g on g.id = l.customer_group_id and g.deleted_at is null
     where l.customer_id = ? and l.deleted_at is null order by g.id`,
    [customerId],
  )
}
