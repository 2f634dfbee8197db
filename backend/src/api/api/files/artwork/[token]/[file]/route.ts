import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { openerOf } from '../../../../../../lib/designs/open-artwork-size'
import { sendPicture } from '../../../../../../lib/designs/send-picture'
import { failure } from '../../../../../../lib/http/fail'

/** Whoever knows the token may see the picture: it is long, random, and nowhere listed. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { token = '', file } = req.params
  const open = openerOf(file)
  if (!/^[0-9a-f]{32}$/.test(token)) throw failure('not_found', 'Picture not found')
  sendPicture(res, await open(req.scope, token))
}
