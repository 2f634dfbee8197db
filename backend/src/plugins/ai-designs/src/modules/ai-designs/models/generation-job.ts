import { model } from '@medusajs/framework/utils'

/** One click on 'create': kept so that a reload finds its pictures again and a repeated click joins it. */
export const GenerationJob = model.define('generation_job', {
  id: model.id({ prefix: 'genjob' }).primaryKey(),
  owner_customer_id: model.text().index().nullable(),
  guest_key_hash: model.text().index().nullable(),
  prompt: model.text(),
  style: model.text(),
  salt: model.text(),
  count: model.number(),
  provider: model.text(),
  /** Hash of owner, prompt and options. */
  options_key: model.text().index(),
  /** The same while the job runs, else null: unique, so that two clicks cannot both start. */
  running_key: model.text().unique().nullable(),
  status: model.enum(['running', 'succeeded', 'failed']).default('running'),
  error_code: model.text().nullable(),
  error: model.text().nullable(),
  finished_at: model.dateTime().nullable(),
})
