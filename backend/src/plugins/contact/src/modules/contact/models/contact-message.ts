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
    /** Of the sender and the words: sent again while they wait for an answer, for a day, they are one message. */
    fingerprint: model.text(),
    answered_at: model.dateTime().nullable(),
    answered_by: model.text().nullable(),
  })
  .indexes([
    { name: 'IDX_contact_message_fingerprint', on: ['fingerprint'] },
    { name: 'IDX_contact_message_created_at', on: ['created_at', 'id'] },
    { name: 'IDX_contact_message_customer', on: ['customer_id'] },
  ])
export default ContactMessage
