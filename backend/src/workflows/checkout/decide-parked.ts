import {
  releaseCheckout,
  STRIPE_CHECKOUT_MODULE,
  type CheckoutRow,
  type ParkedDecision,
} from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { failure } from '../../lib/http/fail'
import { afterRelease } from '../../lib/checkout/after-release'
import { completeCheckout } from '../../lib/checkout/complete-checkout'
import { NOT_BEFORE_ADMINISTRATORS, REJECT_IT_INSTEAD } from '../../lib/parked/before-administrators'
import { wordsOf } from '../../lib/words-of'

export interface DecideParkedInput extends ParkedDecision {
  checkoutId: string
}

const DECIDED = 'Somebody has decided on this payment already'

/** Not undone: the decision is in the row that the reconciling job goes by, so what it asks for is done whatever dies now. */
const decideParkedStep = createStep(
  'decide-parked',
  async ({ checkoutId, ...decision }: DecideParkedInput, { container }) => {
    const service = container.resolve(STRIPE_CHECKOUT_MODULE)
    const mayBe = decision.action === 'release' ? NOT_BEFORE_ADMINISTRATORS : undefined
    const row = await service.decideParked(checkoutId, decision, mayBe)
    if (row) return new StepResponse(row)
    const present = await service.findCheckout({ id: checkoutId })
    if (mayBe && present?.state === 'parked' && present.order_id) throw failure('conflict', REJECT_IT_INSTEAD)
    throw present?.parked_at ? failure('conflict', DECIDED) : failure('not_found', 'There is no such payment')
  },
)

async function workOff(container: MedusaContainer, row: CheckoutRow): Promise<void> {
  if (row.state === 'paid') await completeCheckout(container, row.id)
  if (row.state === 'releasing') await releaseCheckout(container, row, afterRelease(container))
}

/** Does at once what was decided; what fails is noted in the row and tried again by the job. */
const workOffParkedStep = createStep('work-off-parked', async (row: CheckoutRow, { container }) => {
  await workOff(container, row).catch((error: unknown) => {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Checkout ${row.id}, decided by a person, waits: ${wordsOf(error)}`)
  })
  return new StepResponse({ checkoutId: row.id })
})

/**
 * What a person makes of a paid checkout that is parked: of two at once, one wins.
 * @throws failure `not_found`, and `conflict` where it waits for nobody, or the money is that of an order which somebody else may be at
 */
export const decideParkedWorkflow = createWorkflow('decide-parked', (input: DecideParkedInput) => {
  const row = decideParkedStep(input)
  return new WorkflowResponse(workOffParkedStep(row))
})
