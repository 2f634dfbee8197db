import { createWorkflow, transform, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import type { TierChange } from '../modules/membership/types'
import { TIERS_CHANGED } from './events'
import { settleTierWorkflow } from './settle-tier'
import { writeTierStep } from './steps/write-tier'

/**
 * Adds or changes a tier with its customer group and its members' promotion; all of it or nothing.
 * @throws MedusaError with a sentence where the tier does not fit among the others, or was changed meanwhile
 */
export const saveTierWorkflow = createWorkflow('save-tier', (input: TierChange) => {
  const written = writeTierStep(input)
  settleTierWorkflow.runAsStep({ input: written })
  emitEventStep({
    eventName: TIERS_CHANGED,
    data: transform({ input, written }, ({ input: { by }, written }) => ({ by, tierId: written.id })),
  })
  return new WorkflowResponse(written)
})
