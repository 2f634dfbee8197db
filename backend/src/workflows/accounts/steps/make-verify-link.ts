import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { makeLink } from '../../../lib/accounts/links'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'

interface Input {
  customerId: string
  guestKeyHash: string | null
}

/** The link of the welcome mail; made again it is the same one. */
export const makeVerifyLinkStep = createStep(
  'make-verify-link',
  async ({ customerId, guestKeyHash }: Input, { container }) => {
    const onceKey = `welcome:${customerId}`
    const { url, tokenHash } = await makeLink(container, {
      customerId,
      purpose: 'verify',
      guestKeyHash,
      onceKey,
    })
    return new StepResponse(url, tokenHash)
  },
  async (tokenHash, { container }) => {
    if (tokenHash)
      await container.resolve(ACCOUNT_SECURITY_MODULE).deleteAccountTokens({ token_hash: tokenHash })
  },
)
