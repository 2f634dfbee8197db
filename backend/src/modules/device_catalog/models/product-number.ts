import { model } from '@medusajs/framework/utils'

/** The short number by which the shop's addresses name a product. */
const ProductNumber = model.define('product_number', {
  id: model.id({ prefix: 'pno' }).primaryKey(),
  product_id: model.text().unique(),
  number: model.number().unique(),
})
export default ProductNumber
