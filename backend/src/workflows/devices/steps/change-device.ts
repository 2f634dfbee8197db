import { MedusaError } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { isDeepStrictEqual } from 'node:util'
import { deviceFacts, type ChangeDeviceInput } from '../../../lib/devices/device-input'
import { DEVICE_CATALOG_MODULE } from '../../../modules/device_catalog'

export interface ChangedDevice extends ChangeDeviceInput {
  id: string
}

export const changeDeviceStep = createStep(
  'change-device',
  async ({ id, version, above, ...input }: ChangedDevice, { container }) => {
    const catalog = container.resolve(DEVICE_CATALOG_MODULE)
    if (above) {
      const [found] = await catalog.listDevices({ id: above }, { take: 1 })
      if (!found) {
        throw new MedusaError(
          MedusaError.Types.INVALID_DATA,
          'The device that it should be listed above is gone',
        )
      }
    }
    const { device, was, before } = await catalog.changeDevice({
      id,
      seenVersion: version,
      above,
      alter: (present) => {
        const same = deviceFacts(input, present.template.version)
        const geometry = isDeepStrictEqual(same.template, present.template)
        const facts = geometry ? same : deviceFacts(input, present.template.version + 1)
        return { name: present.name, brand: present.brand, ...facts }
      },
    })
    return new StepResponse(device, { id, was, before })
  },
  async (done, { container }) => {
    if (done) await container.resolve(DEVICE_CATALOG_MODULE).revertDevice(done.id, done.was, done.before)
  },
)
