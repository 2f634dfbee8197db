import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'

/** The provider has verified the address that the account carries. Nothing is undone: it stays true. */
export const trustEmailStep = createStep(
  'trust-email',
  async ({ customerId }: { customerId: string }, { container }) => {
    await container.resolve(ACCOUNT_SECURITY_MODULE).markEmailVerified(customerId)
    return new StepResponse(null)
  },
)
