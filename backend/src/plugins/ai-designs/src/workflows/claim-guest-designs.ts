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
import { DESIGNS_CLAIMED } from './events'

export interface ClaimGuestDesignsInput {
  guestKeyHash: string
  customerId: string
}

/** What the account keeps already leaves the list, but goes along: it may lie in a cart. */
const TWINS = `update design g set owner_customer_id = ?, guest_key_hash = null, deleted_at = now(), updated_at = now()
  where g.guest_key_hash = ? and g.deleted_at is null and exists (
    select 1 from design d
    where d.owner_customer_id = ? and d.variation_id = g.variation_id and d.deleted_at is null)
  returning g.id`
/** Also what was deleted since it was put into a cart. */
const DESIGNS = `update design set owner_customer_id = ?, guest_key_hash = null, updated_at = now()
  where guest_key_hash = ? returning id`
const JOBS = `update generation_job set owner_customer_id = ?, guest_key_hash = null, updated_at = now()
  where guest_key_hash = ? and deleted_at is null`

const claimGuestDesignsStep = createStep(
  'claim-guest-designs',
  async ({ guestKeyHash, customerId }: ClaimGuestDesignsInput, { container }) => {
    // All of it or nothing; asked for again it changes nothing, so there is nothing to take back.
    const claimed = await inTransaction(container, async (sql) => {
      const twins = await sql(TWINS, [customerId, guestKeyHash, customerId])
      const designs = await sql(DESIGNS, [customerId, guestKeyHash])
      await sql(JOBS, [customerId, guestKeyHash])
      return twins.length + designs.length
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
