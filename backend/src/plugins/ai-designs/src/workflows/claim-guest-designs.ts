import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { inTransaction } from '../generation/sql'
import { claimOfGuest } from './claim-designs'
import { DESIGNS_CLAIMED } from './events'

export interface ClaimGuestDesignsInput {
  guestKeyHash: string
  customerId: string
}

const JOBS = `update generation_job set owner_customer_id = ?, guest_key_hash = null, updated_at = now()
  where guest_key_hash = ? and deleted_at is null`

const claimGuestDesignsStep = createStep(
  'claim-guest-designs',
  async ({ guestKeyHash, customerId }: ClaimGuestDesignsInput, { container }) => {
    // All of it or nothing; asked for again it changes nothing, so there is nothing to take back.
    const claimed = await inTransaction(container, async (sql) => {
      const count = await claimOfGuest(sql, { guestKeyHash, customerId })
      await sql(JOBS, [customerId, guestKeyHash])
      return count
    })
    return new StepResponse({ claimed })
  },
)

/** Moves what a browser made before its owner signed in to the account. */
export const claimGuestDesignsWorkflow = createWorkflow(
  'claim-guest-designs',
  (input: ClaimGuestDesignsInput) => {
    const done = claimGuestDesignsStep(input)
    when({ done }, ({ done: { claimed } }) => claimed > 0).then(() => {
      const data = transform({ input, done }, ({ input: { customerId }, done: { claimed } }) => ({
        customer_id: customerId,
        claimed,
      }))
      emitEventStep({ eventName: DESIGNS_CLAIMED, data })
    })
    return new WorkflowResponse(done)
  },
)
