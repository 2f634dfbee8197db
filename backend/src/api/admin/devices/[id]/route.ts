import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { changeDeviceSchema } from '../../../../lib/devices/device-input'
import { answerChanged } from '../../../../lib/http/answer-changed'
import { readInput } from '../../../../lib/http/admin-input'
import { DEVICE_CHANGED } from '../../../../modules/device_catalog/service'
import { changeDeviceWorkflow } from '../../../../workflows/devices/change-device'

/** Changes what is known of a device; other geometry is a new version of its template. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse) {
  const input = readInput(changeDeviceSchema, req.body)
  try {
    const { result } = await changeDeviceWorkflow(req.scope).run({
      input: { ...input, id: req.params.id ?? '' },
    })
    res.json({ device: { id: result.id, name: result.name, templateVersion: result.template.version } })
  } catch (error) {
    answerChanged(res, error, DEVICE_CHANGED)
  }
}
