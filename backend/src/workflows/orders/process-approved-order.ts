import { createWorkflow, transform, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { capturePaymentsStep } from './steps/capture-payments'
import { preflightPrintStep } from './steps/preflight-print'
import { submitPrintStep } from './steps/submit-print'
import type { ProcessOrderInput } from './types'

/**
 * Print files first, then the money, then the printer. No step is undone when a later one fails: each is safe to
 * repeat, and the task that runs this is repeated until it ends.
 */
export const processApprovedOrderWorkflow = createWorkflow(
  'process-approved-order',
  (input: ProcessOrderInput) => {
    const preflight = preflightPrintStep(input)
    const captured = capturePaymentsStep(input)
    const submission = transform({ input, preflight, captured }, (data) => ({
      ...data.input,
      ...data.preflight,
    }))
    return new WorkflowResponse(submitPrintStep(submission))
  },
)
