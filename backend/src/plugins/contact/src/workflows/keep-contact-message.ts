import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { CONTACT_MODULE } from '../modules/contact'
import type { ContactMessageInput } from '../modules/contact/types'

const keepContactMessageStep = createStep(
  'keep-contact-message',
  async (input: ContactMessageInput, { container }) => {
    const kept = await container.resolve(CONTACT_MODULE).keep(input)
    return new StepResponse(kept, kept)
  },
  async (kept, { container }) => {
    if (kept?.fresh) await container.resolve(CONTACT_MODULE).deleteContactMessages(kept.id)
  },
)

/** Keeps a message to the shop, once however often it is sent; answers its id. */
export const keepContactMessageWorkflow = createWorkflow(
  'keep-contact-message',
  (input: WorkflowData<ContactMessageInput>) => new WorkflowResponse(keepContactMessageStep(input)),
)
