import { createWorkflow, WorkflowResponse, type WorkflowData } from '@medusajs/framework/workflows-sdk'
import { sendMailStep } from './steps/send-mail'

/** Tries to deliver one mail now, if it is due. May run twice at the same time: one of them sends. */
export const deliverMailWorkflow = createWorkflow('deliver-mail', (input: WorkflowData<{ id: string }>) => {
  return new WorkflowResponse(sendMailStep(input))
})
