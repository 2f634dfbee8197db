import { MedusaError } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { makeLink } from '../../../lib/accounts/links'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'

interface Input {
  customerId: string
  email: string
  guestKeyHash: string | null
}

/** The link of the welcome mail; made again it is the same one. */
export const makeVerifyLinkStep = createStep(
  'make-verify-link',
  async ({ customerId, email, guestKeyHash }: Input, { container }) => {
    const onceKey = `welcome:${customerId}`
    const link = await makeLink(container, {
      customerId,
      email,
      purpose: 'verify',
      guestKeyHash,
      onceKey,
    })
    if (!link)
      throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, 'A new account has another address already')
    return new StepResponse(link.url, link.tokenHash)
  },
  async (tokenHash, { container }) => {
    if (tokenHash)
      await container.resolve(ACCOUNT_SECURITY_MODULE).deleteAccountTokens({ token_hash: tokenHash })
  },
)
