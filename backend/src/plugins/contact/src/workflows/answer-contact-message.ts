import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { CONTACT_MODULE } from '../modules/contact'

interface AnswerInput {
  id: string
  answered: boolean
  /** Who says so. */
  by: string
}

const markContactMessageAnsweredStep = createStep(
  'mark-contact-message-answered',
  async ({ id, answered, by }: AnswerInput, { container }) => {
    const messages = container.resolve(CONTACT_MODULE)
    const before = await messages.retrieveContactMessage(id)
    await messages.updateContactMessages({
      id,
      answered_at: answered ? (before.answered_at ?? new Date()) : null,
      answered_by: answered ? (before.answered_by ?? by) : null,
    })
    return new StepResponse(id, {
      id,
      answered_at: before.answered_at,
      answered_by: before.answered_by,
    })
  },
  async (before, { container }) => {
    if (before) await container.resolve(CONTACT_MODULE).updateContactMessages(before)
  },
)

/**
 * Marks a message as answered, or as open again.
 * @throws MedusaError not_found
 */
export const answerContactMessageWorkflow = createWorkflow(
  'answer-contact-message',
  (input: WorkflowData<AnswerInput>) => new WorkflowResponse(markContactMessageAnsweredStep(input)),
)
