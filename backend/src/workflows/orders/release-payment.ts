import { createWorkflow, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { releasePaymentsStep } from './steps/release-payments'
import type { ReleasePaymentInput } from './types'

/** Gives the money of an order back, held or taken; safe to repeat. */
export const releasePaymentWorkflow = createWorkflow('release-payment', (input: ReleasePaymentInput) => {
  return new WorkflowResponse(releasePaymentsStep(input))
})
