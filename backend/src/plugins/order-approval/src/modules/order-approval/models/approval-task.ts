import { model } from '@medusajs/framework/utils'

/**
 * Work that a decision left to be done (the outbox). `locked_until` is the lease of the process that does it:
 * when it has passed, the work belongs to whoever takes it next. `step` is the last one that is done, `facts`
 * what the steps found out.
 */
export const ApprovalTask = model
  .define('approval_task', {
    id: model.id({ prefix: 'appt' }).primaryKey(),
    order_id: model.text().index(),
    kind: model.enum(['process', 'release']),
    state: model.enum(['pending', 'running', 'done', 'failed']).default('pending'),
    step: model.text().nullable(),
    facts: model.json().nullable(),
    attempts: model.number().default(0),
    next_attempt_at: model.dateTime(),
    locked_until: model.dateTime().nullable(),
    last_error: model.text().nullable(),
    idempotency_key: model.text().unique(),
  })
  .indexes([
    { name: 'IDX_approval_task_open', on: ['next_attempt_at'], where: "state in ('pending', 'running')" },
  ])
