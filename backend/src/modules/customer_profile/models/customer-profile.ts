import { model } from '@medusajs/framework/utils'

/** What the shop keeps of a customer beside Medusa's own row: the picture, and what was agreed to, with its dates. */
const CustomerProfile = model.define('customer_profile', {
  id: model.id({ prefix: 'cprof' }).primaryKey(),
  customer_id: model.text().unique(),
  /** The picture's key in Medusa's file module. */
  picture_file: model.text().nullable(),
  /** The chance name under which everybody who knows it sees the picture. */
  picture_name: model.text().unique().nullable(),
  /** When news and offers were asked for, and when no more were wanted. */
  newsletter_at: model.dateTime().nullable(),
  newsletter_left_at: model.dateTime().nullable(),
})
export default CustomerProfile
