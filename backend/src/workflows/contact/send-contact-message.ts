import { keepContactMessageWorkflow, type ContactMessageInput } from '@caseloom/contact'
import type { ContactCategory } from '@caseloom/contract'
import { CONTACT_CATEGORIES } from '@caseloom/contract'
import { enqueueMailWorkflow, type MailRequest } from '@caseloom/mail'
import {
  createWorkflow,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { brand } from '../../brand'
import { referenceOf } from '../../lib/contact/reference'

export type SentMessage = ContactMessageInput & { category: ContactCategory }

function forSupport(id: string, { name, email, subject, message, category }: SentMessage): MailRequest {
  return {
    dedupeKey: `contact-message:${id}`,
    to: brand.email,
    template: 'contact-message',
    data: {
      reference: referenceOf(id),
      from: { name, email },
      category: CONTACT_CATEGORIES[category],
      subject,
      lines: message.split('\n'),
    },
  }
}

const forSender = (id: string, { name, email }: SentMessage): MailRequest => ({
  dedupeKey: `contact-received:${id}`,
  to: email,
  template: 'contact-received',
  data: { name, reference: referenceOf(id) },
})

/**
 * Keeps a message to the shop, then tells support and its sender. Sent again on the same day it is the same message, and neither is
 * told twice; what died after the keeping is told then, and stands in Medusa's admin anyway.
 */
export const sendContactMessageWorkflow = createWorkflow(
  'send-contact-message',
  (input: WorkflowData<SentMessage>) => {
    const kept = keepContactMessageWorkflow.runAsStep({ input })
    enqueueMailWorkflow
      .runAsStep({
        input: transform({ kept, input }, ({ kept: { id }, input: sent }) => forSupport(id, sent)),
      })
      .config({ name: 'tell-support' })
    enqueueMailWorkflow
      .runAsStep({
        input: transform({ kept, input }, ({ kept: { id }, input: sent }) => forSender(id, sent)),
      })
      .config({ name: 'tell-sender' })
    return new WorkflowResponse(kept)
  },
)
