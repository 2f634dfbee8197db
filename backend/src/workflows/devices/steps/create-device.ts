import { MedusaError } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { deviceFacts, type AddDeviceInput } from '../../../lib/devices/device-input'
import { DEVICE_CATALOG_MODULE } from '../../../modules/device_catalog'

export const createDeviceStep = createStep(
  'create-device',
  async (input: AddDeviceInput, { container }) => {
    const catalog = container.resolve(DEVICE_CATALOG_MODULE)
    if (input.above) {
      const [above] = await catalog.listDevices({ id: input.above }, { take: 1 })
      if (!above) {
        throw new MedusaError(
          MedusaError.Types.INVALID_DATA,
          'The device that it should be listed above is gone',
        )
      }
    }
    const { device, before } = await catalog.addDevice(
      { ...deviceFacts(input, 1), name: input.name, brand: input.brand },
      input.above,
    )
    return new StepResponse(device, { id: device.id, before })
  },
  async (made, { container }) => {
    if (made) await container.resolve(DEVICE_CATALOG_MODULE).revertDevice(made.id, null, made.before)
  },
)
