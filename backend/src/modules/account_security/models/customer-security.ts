import { model } from '@medusajs/framework/utils'

/** What the shop trusts about an account. Kept here since customers may write their own `metadata`. */
const CustomerSecurity = model.define('customer_security', {
  id: model.id({ prefix: 'csec' }).primaryKey(),
  customer_id: model.text().unique(),
  email_verified_at: model.dateTime().nullable(),
  /** The browser that proved the address by a mailed link, as its guest key's hash; null where more than a link proved it. */
  verified_by: model.text().nullable(),
  /** Since when an administrator has known that the panel wants a second factor. */
  factor_asked_at: model.dateTime().nullable(),
})
export default CustomerSecurity
