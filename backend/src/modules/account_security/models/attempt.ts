import { model } from '@medusajs/framework/utils'

/** One try that counts against a limit. `subject` is a hash: of an account's address or of a network address. */
const Attempt = model
  .define('account_attempt', {
    id: model.id({ prefix: 'catt' }).primaryKey(),
    subject: model.text(),
    /** How long the subject has to wait after this one. */
    pause_seconds: model.number().default(0),
  })
  .indexes([{ on: ['subject', 'created_at'] }])
export default Attempt
