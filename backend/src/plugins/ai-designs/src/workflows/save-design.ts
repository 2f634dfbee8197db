import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import type { Owner } from '../modules/ai-designs/types'

export interface SaveDesignInput {
  owner: Owner
  variationId: string
  title?: string
}

const saveDesignStep = createStep(
  'save-design',
  async ({ owner, variationId, title }: SaveDesignInput, { container }) => {
    const { design, created } = await container
      .resolve(AI_DESIGNS_MODULE)
      .saveDesign(owner, variationId, title || undefined)
    return new StepResponse({ id: design.id, created }, created ? design.id : null)
  },
  async (id, { container }) => {
    if (id) await container.resolve(AI_DESIGNS_MODULE).deleteDesigns(id)
  },
)

/** Keeps a variation as a design of its owner; saving twice answers the same design. */
export const saveDesignWorkflow = createWorkflow('save-design', (input: SaveDesignInput) => {
  return new WorkflowResponse(saveDesignStep(input))
})
