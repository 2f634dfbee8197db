import { isPrintUrlValid, openPrintFile } from '@caseloom/ai-designs'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { env } from '../../../../../env'
import { sendPicture } from '../../../../../lib/designs/send-picture'
import { failure } from '../../../../../lib/http/fail'

/** For the print provider: only an address that we signed, and only for a while. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const hash = /^([0-9a-f]{64})\.png$/.exec(req.params.file ?? '')?.[1]
  const { expires, signature } = req.query
  if (!hash || !isPrintUrlValid(hash, expires, signature, env.FILE_SIGNING_SECRET)) {
    throw failure('not_found', 'Print file not found')
  }
  sendPicture(res, await openPrintFile(req.scope, hash), { cache: 'private, no-store' })
}
