import { model } from '@medusajs/framework/utils'

/** An account that has to go: written in the moment it was decided, so that what dies underway is finished by a job. */
const AccountDeletion = model.define('account_deletion', {
  id: model.id({ prefix: 'adel' }).primaryKey(),
  customer_id: model.text().unique(),
  /** When it was sure that nothing holds the account; until then the wish may be withdrawn. */
  sure_at: model.dateTime().nullable(),
  finished_at: model.dateTime().nullable(),
  /** When all is erased once more: calls that were under way may have written something back. Null once that is done. */
  look_again_at: model.dateTime().nullable(),
  attempts: model.number().default(0),
  next_attempt_at: model.dateTime().nullable(),
})
export default AccountDeletion
