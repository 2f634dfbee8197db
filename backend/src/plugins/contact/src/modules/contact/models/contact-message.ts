import { model } from '@medusajs/framework/utils'

/** What somebody wrote to the shop. */
const ContactMessage = model
  .define('contact_message', {
    id: model.id({ prefix: 'cmsg' }).primaryKey(),
    name: model.text(),
    email: model.text(),
    subject: model.text(),
    message: model.text(),
    category: model.text(),
    customer_id: model.text().nullable(),
    /** The same words of the same sender on the same day are one message, however often they are sent. */
    fingerprint: model.text(),
    answered_at: model.dateTime().nullable(),
    answered_by: model.text().nullable(),
  })
  .indexes([
    { name: 'IDX_contact_message_fingerprint_unique', on: ['fingerprint'], unique: true },
    { name: 'IDX_contact_message_created_at', on: ['created_at', 'id'] },
    { name: 'IDX_contact_message_customer', on: ['customer_id'] },
  ])
export default ContactMessage
