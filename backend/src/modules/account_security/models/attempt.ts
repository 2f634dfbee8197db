import { model } from '@medusajs/framework/utils'

/** One try that counts against a limit. `subject` is a hash: of an account's address or of a network address. */
const Attempt = model.define('account_attempt', {
  id: model.id({ prefix: 'catt' }).primaryKey(),
  subject: model.text().index(),
})
export default Attempt
