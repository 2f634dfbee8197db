import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { dropPassword } from '../../../lib/accounts/social/strange-password'
import type { LinkInput } from '../link-social-sign-in'

/** Takes the password of an account whose owner may never have known it. Not undone: it stays as doubtful as it was. */
export const dropStrangePasswordStep = createStep(
  'drop-strange-password',
  async ({ customerId, dropsPassword }: LinkInput, { container }) => {
    if (dropsPassword) await dropPassword(container, customerId)
    return new StepResponse(null)
  },
)
