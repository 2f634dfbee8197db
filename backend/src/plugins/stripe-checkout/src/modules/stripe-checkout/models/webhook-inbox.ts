import { model } from '@medusajs/framework/utils'

/** A signed event from Stripe, kept before it is answered so that none is lost. */
const WebhookInbox = model
  .define('webhook_inbox', {
    id: model.id({ prefix: 'whi' }).primaryKey(),
    event_id: model.text().unique(),
    type: model.text(),
    checkout_id: model.text().nullable(),
    stripe_session_id: model.text().nullable(),
    payload: model.json(),
    /** received, done or ignored */
    state: model.text().default('received'),
    attempts: model.number().default(0),
    next_attempt_at: model.dateTime().nullable(),
    last_error: model.text().nullable(),
  })
  .indexes([
    { name: 'IDX_webhook_inbox_waiting', on: ['next_attempt_at'], where: "state = 'received'" },
    { name: 'IDX_webhook_inbox_checkout_id', on: ['checkout_id', 'type'] },
  ])
export default WebhookInbox
