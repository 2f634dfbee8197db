import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { MEMBERSHIP_MODULE } from '../../modules/membership'
import type { TierChange } from '../../modules/membership/types'

export const writeTierStep = createStep(
  'write-tier',
  async (input: TierChange, { container }) => {
    const { tier, before } = await container.resolve(MEMBERSHIP_MODULE).writeTier(input)
    return new StepResponse({ id: tier.id }, { id: tier.id, before })
  },
  async (written, { container }) => {
    if (written) await container.resolve(MEMBERSHIP_MODULE).putTierBack(written.id, written.before)
  },
)
