import { model } from '@medusajs/framework/utils'

/** The decision on one paid order. `version` counts its changes. */
export const Approval = model
  .define('approval', {
    id: model.id({ prefix: 'appr' }).primaryKey(),
    order_id: model.text().unique(),
    status: model.text(),
    version: model.number().default(1),
    reason: model.text().nullable(),
    decided_by: model.text().nullable(),
    decided_at: model.dateTime().nullable(),
    /** One recipe hash per printed line, sorted: what was bought is what may be printed. */
    recipe_hashes: model.json(),
  })
  .indexes([
    // Its migration has `status` beside it, for counting.
    { name: 'IDX_approval_listed', on: ['created_at', 'order_id'], where: 'deleted_at is null' },
    {
      name: 'IDX_approval_status_listed',
      on: ['status', 'created_at', 'order_id'],
      where: 'deleted_at is null',
    },
  ])
