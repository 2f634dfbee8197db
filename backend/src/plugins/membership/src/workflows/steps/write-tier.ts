import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { MEMBERSHIP_MODULE } from '../../modules/membership'
import type { TierDraft } from '../../modules/membership/types'

export interface WriteTierInput {
  /** Null adds one. */
  id: string | null
  /** The version that was looked at; null changes it whatever it is. */
  version: number | null
  draft: TierDraft
}

export const writeTierStep = createStep(
  'write-tier',
  async (input: WriteTierInput, { container }) => {
    const { tier, before } = await container.resolve(MEMBERSHIP_MODULE).writeTier(input)
    return new StepResponse({ id: tier.id }, { id: tier.id, before })
  },
  async (written, { container }) => {
    if (written) await container.resolve(MEMBERSHIP_MODULE).putTierBack(written.id, written.before)
  },
)
