import { model } from '@medusajs/framework/utils'

/** One picture of a job. */
export const GenerationVariation = model.define('generation_variation', {
  id: model.id({ prefix: 'genvar' }).primaryKey(),
  job_id: model.text().index(),
  slot: model.number(),
  artwork_id: model.text().index(),
  enhanced_prompt: model.text(),
  seed: model.text().nullable(),
  plan: model.text().nullable(),
  usage: model.json().nullable(),
})
