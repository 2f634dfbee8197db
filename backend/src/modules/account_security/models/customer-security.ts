import { model } from '@medusajs/framework/utils'

/** What the shop trusts about an account. Kept here since customers may write their own `metadata`. */
const CustomerSecurity = model.define('customer_security', {
  id: model.id({ prefix: 'csec' }).primaryKey(),
  customer_id: model.text().unique(),
  email_verified_at: model.dateTime().nullable(),
  /**
   * Doubt about the password: the browser that proved the address by a mailed link, as its guest key's hash, where it never showed that
   * it knows the password; somebody else may have chosen it. Null where there is none.
   */
  verified_by: model.text().nullable(),
  /** Since when an administrator has known that the panel wants a second factor. */
  factor_asked_at: model.dateTime().nullable(),
})
export default CustomerSecurity
