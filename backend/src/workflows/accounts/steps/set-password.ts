import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { assertMayHavePassword, restorePassword, setPassword } from '../../../lib/accounts/set-password'

/** Comes before anything that a reset ends. */
export const assertMayHavePasswordStep = createStep(
  'assert-may-have-password',
  async (owner: { customerId: string; email: string }, { container }) => {
    await assertMayHavePassword(container, owner)
    return new StepResponse(undefined)
  },
)

/** Changes the password; undone, the former one is good again. */
export const setPasswordStep = createStep(
  'set-password',
  async (input: { customerId: string; email: string; password: string }, { container }) =>
    new StepResponse(undefined, await setPassword(container, input)),
  async (former, { container }) => {
    if (former) await restorePassword(container, former)
  },
)
