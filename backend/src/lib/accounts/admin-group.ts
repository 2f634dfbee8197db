import type { MedusaContainer } from '@medusajs/framework/types'
import { ADMIN_GROUP } from '../../modules/account_security'
import { query } from '../database/sql'

/** SQL: whether a customer belongs to the shop's administrators; `customer` is a column or a `?`. */
export const inAdminGroup = (customer: string): string => `exists (
  select 1 from customer_group_customer m
  join customer_group g on g.id = m.customer_group_id and g.deleted_at is null and g.name = '${ADMIN_GROUP}'
  where m.customer_id = ${customer} and m.deleted_at is null)`

/**
 * SQL: whether an account is its owner's beyond doubt: the mailbox is theirs, and the password nobody else's choice. Somebody may have
 * registered a future administrator's address, who then confirms it. `security` is the account's row of `customer_security`.
 */
export const beyondDoubt = (security: string): string =>
  `(${security}.email_verified_at is not null and ${security}.verified_by is null)`

const ANYBODY = `select 1 from customer c
  join customer_security s on s.customer_id = c.id and ${beyondDoubt('s')} and s.deleted_at is null
  where c.has_account and c.deleted_at is null and ${inAdminGroup('c.id')} limit 1`

/** Whether anybody at all may decide on orders: whose account is in doubt may not yet. */
export const hasAdministrator = async (scope: MedusaContainer): Promise<boolean> =>
  (await query(scope)(ANYBODY)).length > 0
