import { enqueueMailWorkflow, type MailRequest } from '@caseloom/mail'
import {
  createWorkflow,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import type { Device } from '../../modules/account_security/devices'
import { claimResetLinkStep, finishResetStep } from './steps/reset-link'
import { assertMayHavePasswordStep, setPasswordStep } from './steps/set-password'

interface ResetInput {
  linkId: string
  customerId: string
  email: string
  name: string
  password: string
  device: Device
}

/**
 * A new password by a mailed link. The link is claimed first, so that one reset of several has an effect, and used up last, so that
 * its holder can come back where the process died in between: each step may be done again. What a dead process left is looked
 * after by the job tend-accounts.
 */
export const resetPasswordWorkflow = createWorkflow('reset-password', (input: WorkflowData<ResetInput>) => {
  const owner = transform(input, ({ customerId, email }) => ({ customerId, email }))
  assertMayHavePasswordStep(owner)
  claimResetLinkStep(input.linkId)
  const credentials = transform(input, ({ customerId, email, password }) => ({ customerId, email, password }))
  setPasswordStep(credentials)
  const mail = transform(input, ({ linkId, email, name }): MailRequest => ({
    dedupeKey: `password-changed:${linkId}`,
    to: email,
    template: 'password-changed',
    data: { name, when: new Date().toISOString(), how: 'reset' },
  }))
  enqueueMailWorkflow.runAsStep({ input: mail })
  finishResetStep({ linkId: input.linkId, device: input.device })
  return new WorkflowResponse(input.linkId)
})
