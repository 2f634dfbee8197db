import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'

interface Input {
  customerId: string
  except: string
}

/** Ends every other sign-in, before the password changes. Ended is ended. */
export const endOtherSessionsStep = createStep(
  'end-other-sessions',
  async ({ customerId, except }: Input, { container }) =>
    new StepResponse(await container.resolve(ACCOUNT_SECURITY_MODULE).endSessions(customerId, except)),
)

/** Once more after it changed, for who came in by the old one meanwhile; mailed links to a new one lead nowhere now. */
export const finishPasswordChangeStep = createStep(
  'finish-password-change',
  async ({ customerId, except }: Input, { container }) => {
    await container.resolve(ACCOUNT_SECURITY_MODULE).finishChange(customerId, except)
    return new StepResponse(undefined)
  },
)
