import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { PRODIGI_MODULE } from '../modules/prodigi'
import type { SubmissionRow } from '../modules/prodigi/types'

export interface RefreshSubmissionInput {
  submissionId: string
}
export interface RefreshResult {
  submission: SubmissionRow
  /** False where Prodigi or the network had no answer; `submission` is then what was known before. */
  asked: boolean
  error: string | null
}

const refreshSubmissionStep = createStep(
  'refresh-submission',
  async (input: RefreshSubmissionInput, { container }) => {
    const service = container.resolve(PRODIGI_MODULE)
    const known = await service.read(input.submissionId)
    const startedAt = new Date()
    try {
      const snapshot = await service.ask(known)
      const submission = snapshot ? await service.store(known.id, snapshot) : known
      await service.closeCallbacks(known.id, startedAt)
      return new StepResponse<RefreshResult>({ submission, asked: snapshot !== null, error: null })
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      await service.recordAskFailed(known.id, words)
      return new StepResponse<RefreshResult>({ submission: known, asked: false, error: words })
    }
  },
)

/** Asks Prodigi (and carriers) how a print stands and stores the answer; the status only goes forward. */
export const refreshSubmissionWorkflow = createWorkflow(
  'refresh-submission',
  (input: RefreshSubmissionInput) => {
    return new WorkflowResponse(refreshSubmissionStep(input))
  },
)
