import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { MEMBERSHIP_MODULE } from '../../modules/membership'

/** Notes a tier's group and promotion. Undone with the tier itself; where the tier was there, they are still its own. */
export const tieTierStep = createStep(
  'tie-tier',
  async (input: { id: string; groupId: string; promotionId: string | null }, { container }) => {
    await container.resolve(MEMBERSHIP_MODULE).tieTier(input)
    return new StepResponse({ id: input.id })
  },
)
