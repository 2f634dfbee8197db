import { model } from '@medusajs/framework/utils'

/**
 * A social sign-in that was begun. `state_hash` names it to the provider, `browser_hash` is of the cookie of the browser
 * that began it; neither can be read back. Where the shopper was going stays here, so that nobody can change it on the way.
 */
const SocialFlow = model.define('social_flow', {
  id: model.id({ prefix: 'socf' }).primaryKey(),
  provider: model.text(),
  state_hash: model.text().unique(),
  browser_hash: model.text(),
  redirect: model.text().nullable(),
  remember: model.boolean().default(false),
  expires_at: model.dateTime().index(),
  used_at: model.dateTime().nullable(),
})
export default SocialFlow
