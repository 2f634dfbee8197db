import { enqueueMailWorkflow, type MailRequest } from '@caseloom/mail'
import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import {
  answerAccountRequestStep,
  finishAccountRequestStep,
  takeAccountRequestStep,
} from './steps/account-request'

/**
 * Answers one request for a mail or an account. May run twice at once, and again after it died at any place: one process has the
 * request at a time, its link is the same each time, and its mail is kept once.
 */
export const answerAccountRequestWorkflow = createWorkflow(
  'answer-account-request',
  (input: WorkflowData<{ id: string }>) => {
    const request = takeAccountRequestStep(input.id)
    const mail = answerAccountRequestStep(request)
    when('a mail goes out', mail, (found) => found !== null).then(() => {
      enqueueMailWorkflow.runAsStep({ input: transform(mail, (found) => found as MailRequest) })
    })
    finishAccountRequestStep(request)
    return new WorkflowResponse(input.id)
  },
)
