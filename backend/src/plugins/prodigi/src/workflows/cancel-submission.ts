import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { MedusaError } from '@medusajs/framework/utils'
import { ProdigiError, type ProdigiReason } from '../client/errors'
import { PRODIGI_MODULE } from '../modules/prodigi'

export interface CancelSubmissionInput {
  submissionId: string
  prodigiOrderId: string
  /** Who gives the print up. */
  by: string
}

/**
 * Written before Prodigi is asked, so that whoever hears of it first knows whose wish it was. Not undone here: Prodigi may have acted
 * on a question whose answer is lost.
 */
const noteCancelAskedStep = createStep(
  'note-cancel-asked',
  async ({ submissionId, by }: CancelSubmissionInput, { container }) => {
    await container.resolve(PRODIGI_MODULE).noteCancelAsked(submissionId, by)
    return new StepResponse({ submissionId })
  },
)

const isRefused = (error: unknown) => error instanceof ProdigiError && error.reason === 'refused'

/** Answers after which nothing comes of the wish any more. */
const IN_VAIN: ReadonlySet<ProdigiReason> = new Set(['refused', 'not_found', 'unauthenticated', 'validation'])
const isInVain = (error: unknown) => error instanceof ProdigiError && IN_VAIN.has(error.reason)

/** A workflow hands errors on as plain objects, of which the code stays. */
function toMedusaError(error: unknown): unknown {
  if (!(error instanceof ProdigiError)) return error
  if (isRefused(error)) return new MedusaError(MedusaError.Types.NOT_ALLOWED, error.message, 'conflict')
  const code = error.retryable ? 'provider_unavailable' : 'fulfillment_failed'
  return new MedusaError(MedusaError.Types.UNEXPECTED_STATE, error.message, code)
}

/** Not undone: a print that was cancelled stays so. */
const cancelAtProdigiStep = createStep(
  'cancel-at-prodigi',
  async ({ submissionId, prodigiOrderId }: CancelSubmissionInput, { container }) => {
    const service = container.resolve(PRODIGI_MODULE)
    try {
      await service.cancelPrint(prodigiOrderId)
    } catch (error) {
      if (isInVain(error)) await service.noteCancelAsked(submissionId, null)
      throw toMedusaError(error)
    }
    return new StepResponse({ prodigiOrderId })
  },
)

/** Has Prodigi cancel a print that it took. What follows from it comes with the next look at the print; safe to repeat. */
export const cancelSubmissionWorkflow = createWorkflow(
  'cancel-submission',
  (input: CancelSubmissionInput) => {
    noteCancelAskedStep(input)
    return new WorkflowResponse(cancelAtProdigiStep(input))
  },
)
