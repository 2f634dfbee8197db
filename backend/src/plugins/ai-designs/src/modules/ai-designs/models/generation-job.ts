import { model } from '@medusajs/framework/utils'

/** One click on 'create': kept so that a reload finds its pictures again and a repeated click joins it. */
export const GenerationJob = model
  .define('generation_job', {
    id: model.id({ prefix: 'genjob' }).primaryKey(),
    owner_customer_id: model.text().index().nullable(),
    guest_key_hash: model.text().index().nullable(),
    /** Hash of the address that asked, for limits of those without an account. */
    address_hash: model.text().index().nullable(),
    kind: model.enum(['generated', 'upload']).default('generated'),
    prompt: model.text(),
    style: model.text(),
    keep_out: model.text().default(''),
    transparent: model.boolean().default(false),
    /** The picture to start from. */
    reference_variation_id: model.text().nullable(),
    salt: model.text(),
    count: model.number(),
    provider: model.text(),
    /** Hash of owner, prompt and options: a repeated click finds it. */
    options_key: model.text().index(),
    /** Hash of owner and the caller's own key of the request. */
    idempotency_key: model.text().unique().nullable(),
    status: model.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']).default('queued'),
    /** Of two that wait equally long, the higher is drawn first. */
    priority: model.number().default(0),
    /** The number of its last event. */
    event_seq: model.number().default(0),
    /** What the checks remarked, for the administrator. */
    flags: model.json().nullable(),
    /** When its first picture was ready: from then on it counts against the quota. */
    first_picture_at: model.dateTime().nullable(),
    error_code: model.text().nullable(),
    error: model.text().nullable(),
    finished_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: 'IDX_generation_job_unfinished', on: ['created_at'], where: "status in ('queued', 'running')" },
    {
      name: 'IDX_generation_job_counted',
      on: ['created_at'],
      where: 'owner_customer_id is null and guest_key_hash is null and address_hash is not null',
    },
  ])
