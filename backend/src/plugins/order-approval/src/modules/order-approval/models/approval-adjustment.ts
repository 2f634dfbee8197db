import { model } from '@medusajs/framework/utils'

/** A change that the customer was asked for, of one line of an order. Those asked for at once are a round. */
export const ApprovalAdjustment = model
  .define('approval_adjustment', {
    id: model.id({ prefix: 'apad' }).primaryKey(),
    order_id: model.text(),
    line_id: model.text(),
    /** The approval's version when it was asked for: tells rounds apart, the latest is the highest. */
    round: model.number(),
    remark: model.text(),
    asked_by: model.text(),
    deadline: model.dateTime(),
    /** The design of the line then, and what was sent instead. */
    before: model.json(),
    after: model.json().nullable(),
    answered_at: model.dateTime().nullable(),
    /** Hashes of the links that were mailed: they open when the shop's secret is another one by then. */
    mailed_links: model.array().nullable(),
  })
  .indexes([
    { name: 'IDX_approval_adjustment_unique', on: ['order_id', 'round', 'line_id'], unique: true },
    { name: 'IDX_approval_adjustment_open', on: ['deadline'], where: 'answered_at is null' },
  ])
