import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'
import type { Device } from '../../../modules/account_security/devices'

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

interface FinishInput {
  except: string
  /** The browser that changed it, which alone stays known. */
  device: Device
}

/** Once more after it changed, for who came in by the old one meanwhile; mailed links to a new one lead nowhere now. */
export const finishPasswordChangeStep = createStep(
  'finish-password-change',
  async ({ except, device }: FinishInput, { container }) => {
    await container.resolve(ACCOUNT_SECURITY_MODULE).finishChange(except, device)
    return new StepResponse(undefined)
  },
)
