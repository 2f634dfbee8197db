import { isPrintUrlValid, openPrintFile } from '@caseloom/ai-designs'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { env } from '../../../../../env'
import { sendPicture } from '../../../../../lib/designs/send-picture'
import { openPrintPreview } from '../../../../../lib/files/print-preview'
import { failure } from '../../../../../lib/http/fail'

/** The panel asks for the same small picture again and again; nobody between keeps it. */
const A_DAY = 'private, max-age=86400'

/**
 * For the print provider, and small (`.webp`) for the approval panel: only an address that we signed, and only for a while. The
 * signature is of the file, whichever of the two is asked for.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const [, hash, kind] = /^([0-9a-f]{64})\.(png|webp)$/.exec(req.params.file ?? '') ?? []
  const { expires, signature } = req.query
  if (!hash || !isPrintUrlValid(hash, expires, signature, env.FILE_SIGNING_SECRET)) {
    throw failure('not_found', 'Print file not found')
  }
  if (kind === 'webp') sendPicture(res, await openPrintPreview(req.scope, hash), { cache: A_DAY })
  else sendPicture(res, await openPrintFile(req.scope, hash), { cache: 'private, no-store' })
}
