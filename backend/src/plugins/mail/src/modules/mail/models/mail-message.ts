import { model } from '@medusajs/framework/utils'

/** One mail that the shop owes somebody: kept until the mail server took it. */
const MailMessage = model
  .define('mail_message', {
    id: model.id({ prefix: 'mail' }).primaryKey(),
    /** What the mail is about, such as `order-confirmation:order_01`: the same thing is told once. */
    dedupe_key: model.text().unique(),
    to: model.text(),
    template: model.text(),
    data: model.json(),
    state: model.enum(['queued', 'sent', 'failed']).default('queued'),
    attempts: model.number().default(0),
    next_attempt_at: model.dateTime(),
    last_error: model.text().nullable(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ['state', 'next_attempt_at'] }])
export default MailMessage
