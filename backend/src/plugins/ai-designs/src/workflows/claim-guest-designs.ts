import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'

export interface ClaimGuestDesignsInput {
  guestKeyHash: string
  customerId: string
}
interface Claimed extends ClaimGuestDesignsInput {
  designIds: string[]
  /** Kept by the account already. */
  twinIds: string[]
  jobIds: string[]
}

const claimGuestDesignsStep = createStep(
  'claim-guest-designs',
  async ({ guestKeyHash, customerId }: ClaimGuestDesignsInput, { container }) => {
    const designs = container.resolve(AI_DESIGNS_MODULE)
    const [mine, jobs] = await Promise.all([
      designs.listDesigns({ guest_key_hash: guestKeyHash }, { select: ['id', 'variation_id'], take: null }),
      designs.listGenerationJobs({ guest_key_hash: guestKeyHash }, { select: ['id'], take: null }),
    ])
    const owner = { owner_customer_id: customerId, guest_key_hash: null }
    const kept = await designs.listDesigns(
      { owner_customer_id: customerId, variation_id: mine.map(({ variation_id }) => variation_id) },
      { select: ['variation_id'], take: null },
    )
    const known = new Set(kept.map(({ variation_id }) => variation_id))
    const idsOf = (twins: boolean) =>
      mine.filter(({ variation_id }) => known.has(variation_id) === twins).map(({ id }) => id)
    const [twinIds, designIds] = [idsOf(true), idsOf(false)]
    await designs.softDeleteDesigns(twinIds)
    await designs.updateDesigns(designIds.map((id) => ({ id, ...owner })))
    await designs.updateGenerationJobs(jobs.map(({ id }) => ({ id, ...owner })))
    const ids = { designIds, twinIds, jobIds: jobs.map(({ id }) => id) }
    const claimed: Claimed = { guestKeyHash, customerId, ...ids }
    return new StepResponse({ claimed: mine.length }, claimed)
  },
  async (claimed, { container }) => {
    if (!claimed) return
    const designs = container.resolve(AI_DESIGNS_MODULE)
    const owner = { owner_customer_id: null, guest_key_hash: claimed.guestKeyHash }
    await designs.updateDesigns(claimed.designIds.map((id) => ({ id, ...owner })))
    await designs.restoreDesigns(claimed.twinIds)
    await designs.updateGenerationJobs(claimed.jobIds.map((id) => ({ id, ...owner })))
  },
)

/** Moves what a browser made before its owner signed in to the account. */
export const claimGuestDesignsWorkflow = createWorkflow(
  'claim-guest-designs',
  (input: ClaimGuestDesignsInput) => {
    return new WorkflowResponse(claimGuestDesignsStep(input))
  },
)
