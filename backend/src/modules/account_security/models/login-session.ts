import { model } from '@medusajs/framework/utils'

/** One sign-in. Its id is the token's `jti`; the row is looked up on every call, so a token can be taken back. */
const LoginSession = model.define('login_session', {
  id: model.id({ prefix: 'lses' }).primaryKey(),
  customer_id: model.text().index(),
  remember: model.boolean().default(false),
  expires_at: model.dateTime(),
  revoked_at: model.dateTime().nullable(),
  /** When a second factor was shown in it, beside what opened it. */
  second_factor_at: model.dateTime().nullable(),
})
export default LoginSession
