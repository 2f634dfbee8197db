import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'
import type { Device } from '../../../modules/account_security/devices'

/** Answers the browser's row where the account has been opened from elsewhere and never by it, else null. */
export const meetDeviceStep = createStep(
  'meet-device',
  async (device: Device, { container }) =>
    new StepResponse(await container.resolve(ACCOUNT_SECURITY_MODULE).meetDevice(device)),
)

/** From now on the browser is known to the account. */
export const rememberDeviceStep = createStep('remember-device', async (device: Device, { container }) => {
  await container.resolve(ACCOUNT_SECURITY_MODULE).rememberDevice(device)
  return new StepResponse(undefined)
})
