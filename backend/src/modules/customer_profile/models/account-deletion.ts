import { model } from '@medusajs/framework/utils'

/** An account that has to go: written in the moment it was decided, so that what dies underway is finished by a job. */
const AccountDeletion = model.define('account_deletion', {
  id: model.id({ prefix: 'adel' }).primaryKey(),
  customer_id: model.text().unique(),
  finished_at: model.dateTime().nullable(),
  attempts: model.number().default(0),
  next_attempt_at: model.dateTime().nullable(),
})
export default AccountDeletion
