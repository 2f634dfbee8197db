import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { MEMBERSHIP_MODULE } from '../../modules/membership'

export const takeTierAwayStep = createStep(
  'take-tier-away',
  async ({ id }: { id: string }, { container }) => {
    const tier = await container.resolve(MEMBERSHIP_MODULE).takeTierAway(id)
    return new StepResponse({ groupId: tier.customer_group_id, promotionId: tier.promotion_id }, tier)
  },
  async (tier, { container }) => {
    if (tier) await container.resolve(MEMBERSHIP_MODULE).putTierBack(tier.id, tier)
  },
)
