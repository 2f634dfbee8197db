import { createWorkflow, transform, when, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { DESIGN_CREATED } from './events'
import { keepDesignStep, type KeepDesignInput } from './steps/keep-design'

export type SaveDesignInput = KeepDesignInput

/**
 * Keeps a picture as a design of its owner; saving twice answers the same design.
 * @throws MedusaError with code `not_found`
 */
export const saveDesignWorkflow = createWorkflow('save-design', (input: SaveDesignInput) => {
  const kept = keepDesignStep(input)
  when({ kept }, ({ kept: { created } }) => created).then(() => {
    const data = transform({ input, kept }, ({ input: { owner }, kept: { id } }) => ({
      id,
      customer_id: owner.customerId ?? null,
    }))
    emitEventStep({ eventName: DESIGN_CREATED, data })
  })
  return new WorkflowResponse(kept)
})
