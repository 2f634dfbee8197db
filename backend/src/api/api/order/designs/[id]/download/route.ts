import { AI_DESIGNS_MODULE, openArtwork } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { asPng } from '../../../../../../lib/designs/as-png'
import { ownedLineDesign } from '../../../../../../lib/designs/owned-line-design'
import { ownerOf } from '../../../../../../lib/designs/owner-of'
import { sendPicture } from '../../../../../../lib/designs/send-picture'
import { route } from '../../../../../../lib/http/route'
import { requireOwnEmail } from '../../../../../../lib/orders/own-email'

/** The picture of an ordered line, or of one of the caller's designs. */
export const GET = route(endpoints.downloadDesign, async (call) => {
  const { scope, res, params, query, customer } = call
  requireOwnEmail(query.email, customer.email)
  const token = params.id.startsWith('ordli_')
    ? await ownedLineDesign(scope, customer.id, params.id)
    : await ownDesign(scope, params.id, ownerOf(call))
  const file = await asPng(await openArtwork(scope, token, 'original'))
  sendPicture(res, file, { cache: 'private, no-store', filename: `design-${params.id}.png` })
  return undefined
})

async function ownDesign(
  scope: MedusaContainer,
  id: string,
  owner: ReturnType<typeof ownerOf>,
): Promise<string> {
  const { artwork } = await scope.resolve(AI_DESIGNS_MODULE).designOf(owner, id)
  return artwork.token
}
