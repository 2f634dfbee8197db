import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

/**
 * Lets the identity open the account; the last step, so nothing undoes it. One that still points at a deleted account is
 * pointed anew.
 */
export const linkIdentityStep = createStep(
  'link-identity',
  async ({ authIdentityId, customerId }: { authIdentityId: string; customerId: string }, { container }) => {
    const auth = container.resolve(Modules.AUTH)
    const { app_metadata: before } = await auth.retrieveAuthIdentity(authIdentityId)
    await auth.updateAuthIdentities([
      { id: authIdentityId, app_metadata: { ...before, customer_id: customerId } },
    ])
    return new StepResponse(null)
  },
)
