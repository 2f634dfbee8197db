import { eraseOwnerWorkflow } from '@caseloom/ai-designs'
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { anonymiseOrders } from '../../lib/accounts/erasure/orders'
import { closeLogin, erasePerson, orderedRecipes } from '../../lib/accounts/erasure/person'
import { sayFarewell, seeFarewellOff } from '../../lib/accounts/erasure/say-farewell'
import { forgetProfile } from '../../lib/accounts/keep-picture'
import { CUSTOMER_PROFILE_MODULE } from '../../modules/customer_profile'

interface Leaving {
  customerId: string
}

/** From here on the account will go, whatever dies: a job takes up what is open. */
const openAccountDeletionStep = createStep(
  'open-account-deletion',
  async ({ customerId }: Leaving, { container }) => {
    await container.resolve(CUSTOMER_PROFILE_MODULE).openDeletion(customerId)
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
    if (isFinished)
      await container
        .resolve(CUSTOMER_PROFILE_MODULE)
        .updateAccountDeletions({ selector: { customer_id: customerId }, data: { finished_at: new Date() } })
    return new StepResponse({ isFinished })
  },
)

/**
 * Erases an account. Each step finds out what is left for it to do and none is undone, so that after a death at any of them the
 * whole is simply run again, by whoever asked or by the job.
 */
export const deleteAccountWorkflow = createWorkflow('delete-account', (input: WorkflowData<Leaving>) => {
  openAccountDeletionStep(input)
  sayFarewellStep(input)
  const keptRecipes = anonymiseOrdersStep(input)
  erasePersonStep(input)
  eraseOwnerWorkflow.runAsStep({ input: { customerId: input.customerId, keptRecipes } })
  return new WorkflowResponse(finishAccountDeletionStep(input))
})
