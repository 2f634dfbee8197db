import { createWorkflow, WorkflowResponse, type WorkflowData } from '@medusajs/framework/workflows-sdk'
import { openLoginSessionStep, type OpenSessionInput } from './steps/open-login-session'

/** Signs somebody in whose password was checked: one row, one token. */
export const openSessionWorkflow = createWorkflow('open-session', (input: WorkflowData<OpenSessionInput>) => {
  return new WorkflowResponse(openLoginSessionStep(input))
})
