import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { changeProfile, type Profile } from '../../../lib/accounts/change-profile'

interface ChangeInput {
  customerId: string
  change: Partial<Profile>
}

/** Changes a customer's profile and the name on their addresses; undone, both are as they were. */
export const changeProfileStep = createStep(
  'change-profile',
  async ({ customerId, change }: ChangeInput, { container }) => {
    const former = await changeProfile(container, customerId, change)
    return new StepResponse(undefined, { customerId, former })
  },
  async (undo, { container }) => {
    if (undo) await changeProfile(container, undo.customerId, undo.former)
  },
)
