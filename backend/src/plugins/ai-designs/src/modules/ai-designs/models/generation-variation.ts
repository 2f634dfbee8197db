import { model } from '@medusajs/framework/utils'

/** One picture of a job, from the moment it is asked for. */
export const GenerationVariation = model
  .define('generation_variation', {
    id: model.id({ prefix: 'genvar' }).primaryKey(),
    job_id: model.text().index(),
    slot: model.number(),
    status: model.enum(['queued', 'drawing', 'succeeded', 'failed', 'cancelled']).default('queued'),
    stage: model.enum(['queued', 'sketching', 'colouring', 'finishing', 'ready']).default('queued'),
    /** How often drawing was begun; being sent away by a limit does not count. */
    attempt: model.number().default(0),
    /** How often the provider's limit sent it back. */
    rate_waits: model.number().default(0),
    /** How often a customer asked for it again. */
    retries: model.number().default(0),
    /** Not drawn before. */
    not_before: model.dateTime().nullable(),
    /** The worker that draws it, as long as it renews this. */
    lease_owner: model.text().nullable(),
    lease_until: model.dateTime().nullable(),
    started_at: model.dateTime().nullable(),
    finished_at: model.dateTime().nullable(),
    error_code: model.text().nullable(),
    error: model.text().nullable(),
    retryable: model.boolean().default(false),
    /** The newest smaller picture of what is being drawn. */
    partial_token: model.text().nullable(),
    /** Files that were stored for it and that no artwork names yet. */
    loose_files: model.json().nullable(),
    provider: model.text().nullable(),
    /** Width x height that was asked for. */
    size: model.text().nullable(),
    /** All that its tries cost, in thousandths of a penny. */
    cost_millipence: model.number().default(0),
    artwork_id: model.text().index().nullable(),
    enhanced_prompt: model.text().default(''),
    seed: model.text().nullable(),
    plan: model.text().nullable(),
    usage: model.json().nullable(),
  })
  .indexes([
    { name: 'IDX_generation_variation_started_at', on: ['started_at'] },
    { name: 'IDX_generation_variation_loose', on: ['job_id'], where: 'loose_files is not null' },
    { on: ['job_id', 'slot'], unique: true },
    { on: ['status'] },
    { on: ['provider', 'finished_at'] },
  ])
