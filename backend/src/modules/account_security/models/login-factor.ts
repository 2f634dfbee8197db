import { model } from '@medusajs/framework/utils'

/** When a login's second factor was last taken away. Medusa's auth module knows that one is off, but not whether it was ever on. */
const LoginFactor = model.define('login_factor', {
  id: model.id({ prefix: 'lfac' }).primaryKey(),
  auth_identity_id: model.text().unique(),
  removed_at: model.dateTime(),
})
export default LoginFactor
