import { model } from '@medusajs/framework/utils'

/** What a bank says against a payment: a dispute, the warning that comes before one, or a refund that it sent back. The id is Stripe's. */
const PaymentDispute = model
  .define('payment_dispute', {
    id: model.text().primaryKey(),
    checkout_id: model.text().index(),
    /** dispute, warning or refund */
    kind: model.text(),
    reason: model.text(),
    /** As Stripe says; `closed_at` tells whether it is over. */
    status: model.text(),
    amount_pence: model.number().nullable(),
    /** Until when the bank takes the shop's answer; null for a warning, and once none is wanted. */
    respond_by: model.dateTime().nullable(),
    opened_at: model.dateTime(),
    closed_at: model.dateTime().nullable(),
    /** When Stripe was asked what is kept here, by the database's clock. */
    asked_at: model.dateTime().nullable(),
    /** When the administrators were told how it stands, where its payment is no order's: an order has its own notes of that. */
    told_at: model.dateTime().nullable(),
  })
  .indexes([{ name: 'IDX_payment_dispute_open', on: ['checkout_id'], where: 'closed_at is null' }])
export default PaymentDispute
