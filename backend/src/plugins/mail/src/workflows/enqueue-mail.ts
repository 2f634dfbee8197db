import { createWorkflow, WorkflowResponse, type WorkflowData } from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import type { MailRequest } from '../templates/types'
import { MAIL_ENQUEUED } from './events'
import { keepMailStep } from './steps/keep-mail'

/**
 * Keeps a mail to be sent and has it delivered in the background. The same `dedupeKey` again sends nothing new,
 * so callers that may run twice simply call twice. A mail server that is down never fails the caller.
 */
export const enqueueMailWorkflow = createWorkflow('enqueue-mail', (input: WorkflowData<MailRequest>) => {
  const kept = keepMailStep(input)
  emitEventStep({ eventName: MAIL_ENQUEUED, data: kept })
  return new WorkflowResponse(kept)
})
