import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { openerOf } from '../../../../../../lib/designs/open-artwork-size'
import { publishedToken } from '../../../../../../lib/designs/published-token'
import { sendPicture } from '../../../../../../lib/designs/send-picture'

/** What a browser has shown it may show for a day after the design left the gallery. */
const A_DAY = 'private, max-age=86400'

/** A published design's picture, for as long as it is published. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id = '', file } = req.params
  const open = openerOf(file)
  sendPicture(res, await open(req.scope, await publishedToken(req.scope, id)), { cache: A_DAY })
}
