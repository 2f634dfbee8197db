import { ADMIN_GROUP } from '../../modules/account_security'

/** SQL: whether a customer belongs to the shop's administrators; `customer` is a column or a `?`. */
export const inAdminGroup = (customer: string): string => `exists (
  select 1 from customer_group_customer m
  join customer_group g on g.id = m.customer_group_id and g.deleted_at is null and g.name = '${ADMIN_GROUP}'
  where m.customer_id = ${customer} and m.deleted_at is null)`
