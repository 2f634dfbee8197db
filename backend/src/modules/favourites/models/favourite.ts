import { model } from '@medusajs/framework/utils'

/** A product that a customer has marked. */
const Favourite = model
  .define('favourite', {
    id: model.id({ prefix: 'fav' }).primaryKey(),
    customer_id: model.text(),
    product_id: model.text(),
  })
  .indexes([
    {
      name: 'IDX_favourite_customer_product_unique',
      on: ['customer_id', 'product_id'],
      unique: true,
      where: 'deleted_at IS NULL',
    },
  ])
export default Favourite
