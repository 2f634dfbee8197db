import { openMockup } from '@caseloom/ai-designs'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { openMailPicture } from '../../../../../lib/designs/mail-picture'
import { sendPicture } from '../../../../../lib/designs/send-picture'
import { failure } from '../../../../../lib/http/fail'

/** The mock-up of a case: as it is drawn for pages, and as a small JPEG for mails. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const [, token, kind] = /^([0-9a-f]{32})\.(webp|jpg)$/.exec(req.params.file ?? '') ?? []
  if (!token) throw failure('not_found', 'Picture not found')
  const open = kind === 'jpg' ? openMailPicture : openMockup
  sendPicture(res, await open(req.scope, token))
}
