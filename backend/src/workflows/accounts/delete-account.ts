import { eraseOwnerWorkflow } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { whatHolds } from '../../lib/accounts/erasure/open-order'
import { anonymiseOrders } from '../../lib/accounts/erasure/orders'
import { closeLogin, erasePerson, orderedRecipes } from '../../lib/accounts/erasure/person'
import { sayFarewell, seeFarewellOff } from '../../lib/accounts/erasure/say-farewell'
import { forgetProfile } from '../../lib/accounts/keep-picture'
import { failure } from '../../lib/http/fail'
import { CUSTOMER_PROFILE_MODULE } from '../../modules/customer_profile'

interface Leaving {
  customerId: string
}

/** @throws failure `order_open` where something was opened or paid since it was asked; whatever fails here, the wish is taken back */
async function makeSure(container: MedusaContainer, customerId: string): Promise<void> {
  const profiles = container.resolve(CUSTOMER_PROFILE_MODULE)
  try {
    const held = await whatHolds(container, customerId)
    if (held) throw failure('order_open', held)
  } catch (error) {
    await profiles.withdrawDeletion(customerId)
    throw error
  }
  await profiles.bindDeletion(customerId)
}

/**
 * The wish is written before it is looked for what holds the account: a payment page that is opened later finds it, and is closed.
 * Once that is sure the account will go, whatever dies: a job takes up what is open.
 */
const openAccountDeletionStep = createStep(
  'open-account-deletion',
  async ({ customerId }: Leaving, { container }) => {
    const { isSure } = await container.resolve(CUSTOMER_PROFILE_MODULE).openDeletion(customerId)
    if (!isSure) await makeSure(container, customerId)
    await closeLogin(container, customerId)
    return new StepResponse(undefined)
  },
)

const sayFarewellStep = createStep('say-farewell', async ({ customerId }: Leaving, { container }) => {
  await sayFarewell(container, customerId)
  return new StepResponse(undefined)
})

const anonymiseOrdersStep = createStep('anonymise-orders', async ({ customerId }: Leaving, { container }) => {
  await anonymiseOrders(container, customerId)
  return new StepResponse(await orderedRecipes(container, customerId))
})

const erasePersonStep = createStep('erase-person', async ({ customerId }: Leaving, { container }) => {
  await erasePerson(container, customerId)
  await forgetProfile(container, customerId)
  return new StepResponse(undefined)
})

const finishAccountDeletionStep = createStep(
  'finish-account-deletion',
  async ({ customerId }: Leaving, { container }) => {
    const isFinished = await seeFarewellOff(container, customerId)
    if (isFinished) await container.resolve(CUSTOMER_PROFILE_MODULE).finishDeletion(customerId)
    return new StepResponse({ isFinished })
  },
)

/**
 * Erases an account. Each step finds out what is left for it to do and none is undone, so that after a death at any of them the
 * whole is simply run again, by whoever asked or by the job; and once more when calls that were under way have come to their end.
 */
export const deleteAccountWorkflow = createWorkflow('delete-account', (input: WorkflowData<Leaving>) => {
  openAccountDeletionStep(input)
  sayFarewellStep(input)
  const keptRecipes = anonymiseOrdersStep(input)
  erasePersonStep(input)
  eraseOwnerWorkflow.runAsStep({ input: { customerId: input.customerId, keptRecipes } })
  return new WorkflowResponse(finishAccountDeletionStep(input))
})
