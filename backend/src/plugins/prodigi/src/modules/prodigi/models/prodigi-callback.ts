import { model } from '@medusajs/framework/utils'

/** A callback as it came, kept once under its event's id. */
export const ProdigiCallback = model
  .define('prodigi_callback', {
    id: model.id({ prefix: 'prcb' }).primaryKey(),
    event_id: model.text().unique(),
    submission_id: model.text().index(),
    type: model.text().nullable(),
    payload: model.json(),
    processed_at: model.dateTime().nullable(),
  })
  .indexes([{ name: 'IDX_prodigi_callback_open', on: ['created_at'], where: 'processed_at is null' }])
