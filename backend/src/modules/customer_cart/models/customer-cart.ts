import { model } from '@medusajs/framework/utils'

/** Which of Medusa's carts is the one that a customer fills: never one that was frozen for a payment. */
const CustomerCart = model.define('customer_cart', {
  id: model.id({ prefix: 'ccart' }).primaryKey(),
  customer_id: model.text().unique(),
  cart_id: model.text().unique(),
  changed_at: model.dateTime().nullable(),
})
export default CustomerCart
