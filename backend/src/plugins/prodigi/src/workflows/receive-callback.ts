import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { randomUUID } from 'node:crypto'
import { PRODIGI_MODULE } from '../modules/prodigi'
import { storable } from '../modules/prodigi/storable'

export interface ReceiveCallbackInput {
  secret: string
  payload: unknown
}

export type ReceiveCallbackResult = { known: false } | { known: true; submissionId: string; fresh: boolean }

const field = (payload: unknown, key: string): string | null => {
  const value =
    typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>)[key] : null
  return typeof value === 'string' && value ? storable(value.slice(0, 200)) : null
}

const receiveCallbackStep = createStep(
  'receive-callback',
  async (input: ReceiveCallbackInput, { container }) => {
    const service = container.resolve(PRODIGI_MODULE)
    const [submission] = await service.listProdigiSubmissions({ callback_secret: input.secret }, { take: 1 })
    if (!submission) return new StepResponse<ReceiveCallbackResult>({ known: false })
    const eventId = field(input.payload, 'id')
    const fresh = await service.keepCallback({
      submissionId: submission.id,
      eventId: eventId ? `${submission.id}:${eventId}` : `none:${randomUUID()}`,
      type: field(input.payload, 'type'),
      payload: input.payload ?? null,
    })
    return new StepResponse<ReceiveCallbackResult>({ known: true, submissionId: submission.id, fresh })
  },
)

/**
 * Keeps what was called back under a secret. What it says is a hint that something has changed and nothing more:
 * callbacks are not signed, so the state is asked from Prodigi.
 */
export const receiveCallbackWorkflow = createWorkflow('receive-callback', (input: ReceiveCallbackInput) => {
  return new WorkflowResponse(receiveCallbackStep(input))
})
