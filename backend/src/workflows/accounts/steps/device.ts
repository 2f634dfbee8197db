import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'
import type { Device } from '../../../modules/account_security/devices'

/** Whether the account has been opened from elsewhere, and never by this browser. */
export const recogniseDeviceStep = createStep(
  'recognise-device',
  async (device: Device, { container }) =>
    new StepResponse(await container.resolve(ACCOUNT_SECURITY_MODULE).isStrangeDevice(device)),
)

/** From now on the browser is known to the account. */
export const rememberDeviceStep = createStep('remember-device', async (device: Device, { container }) => {
  await container.resolve(ACCOUNT_SECURITY_MODULE).rememberDevice(device)
  return new StepResponse(undefined)
})
