import { model } from '@medusajs/framework/utils'

/** A browser that has signed in to an account. */
const KnownDevice = model
  .define('known_device', {
    id: model.id({ prefix: 'kdev' }).primaryKey(),
    customer_id: model.text(),
    /** Who is counted where sign-ins fail (limits.ts): asked before anybody is looked up. */
    account: model.text(),
    key_hash: model.text(),
    /** Such as `Chrome on Windows`. */
    label: model.text(),
    first_seen_at: model.dateTime(),
    last_seen_at: model.dateTime(),
    /** Since when it is known: its owner was told of it before, where there was somebody to tell. */
    known_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ['customer_id', 'key_hash'], unique: true },
    { on: ['account', 'key_hash'] },
    { on: ['last_seen_at'] },
  ])
export default KnownDevice
