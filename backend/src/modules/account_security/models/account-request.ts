import { model } from '@medusajs/framework/utils'

/** Somebody asked for a mail, or for an account, without a word on whether the address is known: the work is done later. */
const AccountRequest = model
  .define('account_request', {
    id: model.id({ prefix: 'areq' }).primaryKey(),
    purpose: model.enum(['verify', 'reset', 'register']),
    email: model.text(),
    /** What opens the account, its password hashed; wiped when the request is done. */
    data: model.json().nullable(),
    due_at: model.dateTime(),
    attempts: model.number().default(0),
    /** A mail may go out; null where the address has had its mails of the hour. */
    granted_at: model.dateTime().nullable(),
    done_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ['due_at'], where: 'done_at is null' }, { on: ['email', 'purpose', 'granted_at'] }])
export default AccountRequest
