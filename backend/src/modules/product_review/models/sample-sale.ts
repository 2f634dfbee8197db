import { model } from '@medusajs/framework/utils'

/** The demo's invented number of cases sold of a product. Counted only while DEMO_DATA is on. */
const SampleSale = model.define('sample_sale', {
  id: model.id({ prefix: 'ssale' }).primaryKey(),
  product_id: model.text().unique(),
  count: model.number(),
})
export default SampleSale
