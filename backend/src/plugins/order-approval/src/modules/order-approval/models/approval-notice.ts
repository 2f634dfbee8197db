import { model } from '@medusajs/framework/utils'

/** What the administrators have been told of an order. Written after the mails, whose keys make one of a second telling. */
export const ApprovalNotice = model
  .define('approval_notice', {
    id: model.id({ prefix: 'apno' }).primaryKey(),
    order_id: model.text(),
    kind: model.text(),
    /** Tells two notices of a kind apart: a version, a day, the hours that are left. */
    mark: model.text(),
  })
  .indexes([{ name: 'IDX_approval_notice_unique', on: ['order_id', 'kind', 'mark'], unique: true }])
