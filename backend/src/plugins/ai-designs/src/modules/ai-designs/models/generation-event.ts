import { model } from '@medusajs/framework/utils'

/** What happened to a job, by the job's own counter. Kept for a day, for those who come back. */
export const GenerationEvent = model
  .define('generation_event', {
    id: model.id({ prefix: 'genev' }).primaryKey(),
    job_id: model.text(),
    seq: model.number(),
    name: model.text(),
    data: model.json(),
  })
  .indexes([{ on: ['job_id', 'seq'], unique: true }, { on: ['created_at'] }])
