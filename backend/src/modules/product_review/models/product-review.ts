import { model } from '@medusajs/framework/utils'

/**
 * What a buyer said of a product, once. `verified` falls with the order that it rests on; `status` is the moderator's.
 * Demo reviews (`sample`) have no customer, and nobody's text is kept as HTML.
 */
const ProductReview = model
  .define('product_review', {
    id: model.id({ prefix: 'prev' }).primaryKey(),
    product_id: model.text(),
    customer_id: model.text().nullable(),
    order_id: model.text().index('IDX_product_review_order_id').nullable(),
    line_id: model.text().nullable(),
    rating: model.number(),
    title: model.text(),
    body: model.text(),
    /** A first name. */
    author: model.text(),
    status: model.enum(['published', 'hidden']).default('published'),
    hidden_reason: model.text().nullable(),
    hidden_by: model.text().nullable(),
    hidden_at: model.dateTime().nullable(),
    verified: model.boolean().default(false),
    sample: model.boolean().default(false),
  })
  .indexes([
    {
      name: 'IDX_product_review_customer_product_unique',
      on: ['customer_id', 'product_id'],
      unique: true,
      where: 'deleted_at IS NULL',
    },
    {
      name: 'IDX_product_review_product_created',
      on: ['product_id', 'created_at'],
      where: 'deleted_at IS NULL',
    },
    {
      name: 'IDX_product_review_product_rating',
      on: ['product_id', 'rating', 'created_at'],
      where: 'deleted_at IS NULL',
    },
  ])
export default ProductReview
