import { openArtwork } from '@caseloom/ai-designs'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { sendPicture } from '../../../../../../lib/designs/send-picture'
import { failure } from '../../../../../../lib/http/fail'

/** Whoever knows the token may see the picture: it is long, random, and nowhere listed. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { token = '', file = '' } = req.params
  const size = file === 'thumb.webp' ? 'thumb' : file === 'large.webp' ? 'large' : null
  if (!size || !/^[0-9a-f]{32}$/.test(token)) throw failure('not_found', 'Picture not found')
  sendPicture(res, await openArtwork(req.scope, token, size))
}
