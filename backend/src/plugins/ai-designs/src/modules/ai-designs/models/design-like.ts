import { model } from '@medusajs/framework/utils'

/** A customer likes a published design: once. */
export const DesignLike = model
  .define('design_like', {
    id: model.id({ prefix: 'dlike' }).primaryKey(),
    design_id: model.text(),
    customer_id: model.text().index(),
  })
  .indexes([
    {
      name: 'IDX_design_like_unique',
      on: ['design_id', 'customer_id'],
      unique: true,
      where: 'deleted_at IS NULL',
    },
  ])
