import { model } from '@medusajs/framework/utils'

/** What the shop trusts about an account. Kept here since customers may write their own `metadata`. */
const CustomerSecurity = model.define('customer_security', {
  id: model.id({ prefix: 'csec' }).primaryKey(),
  customer_id: model.text().unique(),
  email_verified_at: model.dateTime().nullable(),
})
export default CustomerSecurity
