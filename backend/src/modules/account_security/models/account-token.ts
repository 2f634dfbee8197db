import { model } from '@medusajs/framework/utils'

/** A link that was mailed. Only the hash of what stands in it is kept, so the table opens nothing. */
const AccountToken = model
  .define('account_token', {
    id: model.id({ prefix: 'atok' }).primaryKey(),
    purpose: model.enum(['verify', 'reset']),
    customer_id: model.text().index(),
    token_hash: model.text().unique(),
    /** The browser that opened the account: it alone is signed in by the link. */
    guest_key_hash: model.text().nullable(),
    expires_at: model.dateTime(),
    /** A reset under way: nobody else may use the link until then, or until it came to its end. */
    claimed_until: model.dateTime().nullable(),
    used_at: model.dateTime().nullable(),
    /** A newer link took its place. */
    replaced_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ['claimed_until'], where: 'claimed_until is not null' }])
export default AccountToken
