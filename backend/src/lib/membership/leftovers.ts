import type { MedusaContainer } from '@medusajs/framework/types'
import { deleteCustomerGroupsWorkflow, deletePromotionsWorkflow } from '@medusajs/medusa/core-flows'
import { query } from '../database/sql'

/** Whoever takes a tier away is still at it for so long, at most. */
const LEFTOVERS = `select g.id as "groupId", p.id as "promotionId" from membership_tier t
  left join customer_group g on g.id = t.customer_group_id and g.deleted_at is null
  left join promotion p on p.id = t.promotion_id and p.deleted_at is null
  where t.deleted_at < now() - interval '20 seconds' and (g.id is not null or p.id is not null)`

interface Leftover {
  groupId: string | null
  promotionId: string | null
}

/**
 * A process that died while it took a tier away has left its group and its promotion: members would go on paying less, and nobody sees a
 * tier to take away again. Answers whether there were any.
 */
export async function clearTierLeftovers(scope: MedusaContainer): Promise<boolean> {
  const left = await query(scope)<Leftover>(LEFTOVERS)
  const promotions = left.flatMap(({ promotionId }) => promotionId ?? [])
  const groups = left.flatMap(({ groupId }) => groupId ?? [])
  if (promotions.length > 0) await deletePromotionsWorkflow(scope).run({ input: { ids: promotions } })
  if (groups.length > 0) await deleteCustomerGroupsWorkflow(scope).run({ input: { ids: groups } })
  return left.length > 0
}
