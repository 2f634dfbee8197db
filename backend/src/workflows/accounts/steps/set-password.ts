import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { restorePassword, setPassword } from '../../../lib/accounts/set-password'

/** Changes the password; undone, the former one is good again. */
export const setPasswordStep = createStep(
  'set-password',
  async (input: { customerId: string; email: string; password: string }, { container }) =>
    new StepResponse(undefined, await setPassword(container, input)),
  async (former, { container }) => {
    if (former) await restorePassword(container, former)
  },
)
