import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'
import type { LinkInput } from '../link-social-sign-in'

/** The provider has verified the address that the account carries, and no password is left that may be a stranger's. Nothing is undone: it stays true. */
export const trustEmailStep = createStep(
  'trust-email',
  async ({ customerId, keepsDoubt }: LinkInput, { container }) => {
    if (!keepsDoubt) await container.resolve(ACCOUNT_SECURITY_MODULE).markEmailVerified(customerId)
    return new StepResponse(null)
  },
)
