import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { addDeviceSchema } from '../../../lib/devices/device-input'
import { readAdminDevices, readAdminLines } from '../../../lib/devices/read-admin-devices'
import type { AdminDevice, AdminLine } from '../../../lib/devices/present-admin-device'
import { readInput } from '../../../lib/http/admin-input'
import { addDeviceWorkflow } from '../../../workflows/devices/add-device'

/** Every device, newest first, and the lines that one can be sold in. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ devices: AdminDevice[]; lines: AdminLine[] }>,
) {
  const [devices, lines] = await Promise.all([readAdminDevices(req.scope), readAdminLines(req.scope)])
  res.json({ devices, lines })
}

/** Adds a device with its variants. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse) {
  const input = readInput(addDeviceSchema, req.body)
  const { result } = await addDeviceWorkflow(req.scope).run({ input })
  const { device, sold } = result
  res.status(201).json({ device: { id: device.id, name: device.name }, ...sold })
}
