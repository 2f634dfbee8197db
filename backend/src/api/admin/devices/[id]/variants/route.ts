import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { sellDeviceSchema } from '../../../../../lib/devices/device-input'
import { readInput } from '../../../../../lib/http/admin-input'
import { DEVICE_CATALOG_MODULE } from '../../../../../modules/device_catalog'
import { sellDeviceMoreWorkflow } from '../../../../../workflows/devices/sell-device-more'

/** Sells a device in further lines and finishes. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse) {
  const input = readInput(sellDeviceSchema, req.body)
  const [device] = await req.scope
    .resolve(DEVICE_CATALOG_MODULE)
    .listDevices({ id: req.params.id ?? '' }, { take: 1 })
  if (!device) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such device')
  const { result } = await sellDeviceMoreWorkflow(req.scope).run({ input: { ...input, device: device.name } })
  res.status(201).json(result)
}
