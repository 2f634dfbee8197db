import { model } from '@medusajs/framework/utils'

/** One print order of one shop order; written before Prodigi is told anything. */
export const ProdigiSubmission = model
  .define('prodigi_submission', {
    id: model.id({ prefix: 'prsub' }).primaryKey(),
    order_id: model.text().unique(),
    generation: model.number().default(1),
    idempotency_key: model.text().unique(),
    callback_secret: model.text().unique(),
    prodigi_order_id: model.text().unique().nullable(),
    fulfillment_id: model.text().nullable(),
    status: model.text().default('prepared'),
    stage: model.text().nullable(),
    status_details: model.json().nullable(),
    issues: model.json().nullable(),
    shipments: model.json().nullable(),
    cost: model.json().nullable(),
    /** A list of the same, of prints that were cancelled and made anew. */
    spent_before: model.json().nullable(),
    /** True while news has been stored that the shop has not yet acted on. */
    news_pending: model.boolean().default(false),
    submitted_at: model.dateTime().nullable(),
    status_changed_at: model.dateTime().nullable(),
    last_checked_at: model.dateTime().nullable(),
    last_error: model.text().nullable(),
    cancel_asked_by: model.text().nullable(),
    /** Since when no print is wanted of what was handed over without an answer: what Prodigi shows of it is cancelled. */
    withdrawn_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: 'IDX_prodigi_submission_news', on: ['id'], where: 'news_pending' },
    { name: 'IDX_prodigi_submission_complete', on: ['order_id'], where: "status = 'complete'" },
    {
      name: 'IDX_prodigi_submission_withdrawn',
      on: ['withdrawn_at'],
      where: 'withdrawn_at is not null and prodigi_order_id is null',
    },
  ])
