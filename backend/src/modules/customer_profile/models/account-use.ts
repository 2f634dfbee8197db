import { model } from '@medusajs/framework/utils'

/** One use of something that a customer may do only so often; forgotten after a day. */
const AccountUse = model
  .define('account_use', {
    id: model.id({ prefix: 'ause' }).primaryKey(),
    customer_id: model.text(),
    kind: model.text(),
  })
  .indexes([{ on: ['customer_id', 'kind', 'created_at'] }])
export default AccountUse
