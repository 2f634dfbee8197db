import { model } from '@medusajs/framework/utils'

/** A smaller picture of what is being drawn; gone when its job ends. Its token is all that one needs to see it. */
export const GenerationPartial = model.define('generation_partial', {
  id: model.id({ prefix: 'genpart' }).primaryKey(),
  job_id: model.text().index(),
  token: model.text().unique(),
  file_id: model.text(),
})
