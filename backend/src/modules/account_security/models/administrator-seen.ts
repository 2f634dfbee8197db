import { model } from '@medusajs/framework/utils'

/** Who belonged to the administrators when they were last looked at, so that each change is told once. */
const AdministratorSeen = model.define('administrator_seen', {
  id: model.id({ prefix: 'adms' }).primaryKey(),
  customer_id: model.text().unique(),
  is_member: model.boolean(),
  /** Such as `Ada Approver (ada@…)`; empty once they have left. */
  who: model.text(),
  email: model.text(),
  /** How often it has changed: names the change in the mails' keys. */
  changes: model.number().default(0),
})
export default AdministratorSeen
