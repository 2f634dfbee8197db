import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { failure } from '../../../lib/http/fail'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'
import type { Device } from '../../../modules/account_security/devices'

export const RESET_LINK_EXPIRED = 'This password reset link has expired. Please request a new one.'

/** Takes the link for this one reset and ends every sign-in; undone, it can be used again. */
export const claimResetLinkStep = createStep(
  'claim-reset-link',
  async (linkId: string, { container }) => {
    const claim = await container.resolve(ACCOUNT_SECURITY_MODULE).claimLink(linkId)
    if (!claim) throw failure('link_expired', RESET_LINK_EXPIRED)
    return new StepResponse(undefined, claim)
  },
  async (claim, { container }) => {
    if (claim) await container.resolve(ACCOUNT_SECURITY_MODULE).releaseLink(claim)
  },
)

interface FinishInput {
  linkId: string
  /** The browser that the new password was chosen in may sign in by it, whoever is trying passwords meanwhile. */
  device: Device
}

/** Uses the link up, with everything that a proved address brings. The last step: what comes after could not be taken back. */
export const finishResetStep = createStep(
  'finish-reset',
  async ({ linkId, device }: FinishInput, { container }) => {
    const security = container.resolve(ACCOUNT_SECURITY_MODULE)
    await security.rememberDevice(device)
    await security.clearAttempts({ kind: 'account', subject: device.account })
    await security.finishReset(linkId, device.keyHash)
    return new StepResponse(undefined)
  },
)
