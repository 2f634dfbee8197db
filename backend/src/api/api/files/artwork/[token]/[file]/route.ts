import { openArtwork, type OpenedFile } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { sendPicture } from '../../../../../../lib/designs/send-picture'
import { openSmallArtwork } from '../../../../../../lib/designs/small-artwork'
import { failure } from '../../../../../../lib/http/fail'

type Open = (scope: MedusaContainer, token: string) => Promise<OpenedFile>
const SIZES = new Map<string, Open>([
  ['small.webp', openSmallArtwork],
  ['thumb.webp', (scope, token) => openArtwork(scope, token, 'thumb')],
  ['large.webp', (scope, token) => openArtwork(scope, token, 'large')],
])

/** Whoever knows the token may see the picture: it is long, random, and nowhere listed. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { token = '', file = '' } = req.params
  const open = SIZES.get(file)
  if (!open || !/^[0-9a-f]{32}$/.test(token)) throw failure('not_found', 'Picture not found')
  sendPicture(res, await open(req.scope, token))
}
