import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'

export interface LikeDesignInput {
  id: string
  customerId: string
  liked: boolean
}

const likeDesignStep = createStep(
  'like-design',
  async ({ id, customerId, liked }: LikeDesignInput, { container }) => {
    // One statement that changes nothing the second time, so there is nothing to take back.
    const likes = await container.resolve(AI_DESIGNS_MODULE).setLiked(id, customerId, liked)
    return new StepResponse({ likes, liked })
  },
)

/**
 * Likes a published design or takes the like back; a customer's like counts once.
 * @throws MedusaError with code `not_found`
 */
export const likeDesignWorkflow = createWorkflow('like-design', (input: LikeDesignInput) => {
  return new WorkflowResponse(likeDesignStep(input))
})
