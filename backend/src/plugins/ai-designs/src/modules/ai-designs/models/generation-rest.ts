import { model } from '@medusajs/framework/utils'

/** A provider, or the file store, that rests after faults: for all processes, whoever met them. The row goes when it is well again. */
export const GenerationRest = model.define('generation_rest', {
  /** `openai`, `embedded` or `files`. */
  id: model.text().primaryKey(),
  /** The fault that began it. */
  reason: model.text(),
  /** When the next trial is due, by the database's clock. */
  retry_at: model.dateTime(),
  /** The lease of the slot whose drawing is the trial. */
  tried_by: model.text().nullable(),
})
