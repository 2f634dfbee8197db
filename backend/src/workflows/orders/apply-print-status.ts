import { createWorkflow, when, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { refreshSubmissionWorkflow, settleSubmissionWorkflow } from '@caseloom/prodigi'
import { actOnPrintStep } from './steps/act-on-print'

export interface ApplyPrintStatusInput {
  submissionId: string
}

/**
 * Asks the printer how an order stands, and lets the shop follow: shipment, delivery, mails. Whatever was stored and
 * not acted on stays marked as news, so a process that dies in between leaves it to the next poll.
 */
export const applyPrintStatusWorkflow = createWorkflow(
  'apply-print-status',
  (input: ApplyPrintStatusInput) => {
    const refreshed = refreshSubmissionWorkflow.runAsStep({ input })
    when({ refreshed }, ({ refreshed }) => refreshed.submission.news_pending).then(() => {
      const acted = actOnPrintStep(refreshed.submission)
      settleSubmissionWorkflow.runAsStep({ input: acted })
    })
    return new WorkflowResponse(refreshed)
  },
)
