import { openPartial } from '@caseloom/ai-designs'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { sendPicture } from '../../../../../lib/designs/send-picture'
import { failure } from '../../../../../lib/http/fail'

/** Gone when its job ends, so nobody but the browser that shows it keeps it. */
const BRIEFLY = 'private, max-age=3600'

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const token = /^([0-9a-f]{32})\.webp$/.exec(req.params.file ?? '')?.[1]
  if (!token) throw failure('not_found', 'Picture not found')
  sendPicture(res, await openPartial(req.scope, token), { cache: BRIEFLY })
}
