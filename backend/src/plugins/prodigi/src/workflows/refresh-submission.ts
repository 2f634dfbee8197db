import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { ProdigiError } from '../client/errors'
import { PRODIGI_MODULE } from '../modules/prodigi'
import { mayCancel } from '../modules/prodigi/print-status'
import type { ProdigiModuleService } from '../modules/prodigi/service'
import type { SubmissionRow } from '../modules/prodigi/types'

export interface RefreshSubmissionInput {
  submissionId: string
}
export interface RefreshResult {
  submission: SubmissionRow
  /** False where Prodigi or the network had no answer; `submission` is then what was known before. */
  asked: boolean
  /** True where Prodigi could not be reached, as opposed to having no answer about this order. */
  unreachable: boolean
}

/** What it took but has never shown. */
const HELD = 'Prodigi holds the print back until its pause window ends'

/**
 * What was withdrawn is cancelled as soon as Prodigi shows it. Where Prodigi refuses, the print goes on and is followed as any other;
 * each look at it tries again, as long as that makes sense.
 */
async function withdrawAgain(service: ProdigiModuleService, row: SubmissionRow): Promise<SubmissionRow> {
  if (!row.withdrawn_at || !mayCancel(row.status)) return row
  await service.withdraw(row.order_id)
  return service.read(row.id)
}

const refreshSubmissionStep = createStep(
  'refresh-submission',
  async (input: RefreshSubmissionInput, { container }) => {
    const service = container.resolve(PRODIGI_MODULE)
    const known = await service.read(input.submissionId)
    // What comes while Prodigi is asked may be newer than its answer, and stays open; no clock decides on that.
    const told = await service.openCallbackIds(known.id)
    try {
      const present = await withdrawAgain(service, known)
      const snapshot = await service.ask(present)
      const submission = snapshot ? await service.store(known.id, snapshot) : present
      await service.closeCallbacks(told)
      return new StepResponse<RefreshResult>({ submission, asked: snapshot !== null, unreachable: false })
    } catch (error) {
      const hidden = error instanceof ProdigiError && error.reason === 'not_found' && known.stage === null
      const words = hidden ? HELD : error instanceof Error ? error.message : String(error)
      await service.recordAskFailed(known.id, words)
      const unreachable = error instanceof ProdigiError && error.retryable
      return new StepResponse<RefreshResult>({ submission: known, asked: false, unreachable })
    }
  },
)

/** Asks Prodigi (and carriers) how a print stands and stores the answer; the status only goes forward. A withdrawn one is cancelled. */
export const refreshSubmissionWorkflow = createWorkflow(
  'refresh-submission',
  (input: RefreshSubmissionInput) => {
    return new WorkflowResponse(refreshSubmissionStep(input))
  },
)
