import { endpoints } from '@caseloom/contract'
import { publishedToken } from '../../../../../lib/designs/published-token'
import { sendPicture } from '../../../../../lib/designs/send-picture'
import { openSharePicture } from '../../../../../lib/designs/share-picture'
import { route } from '../../../../../lib/http/route'

/** Sites that show a link keep its picture anyway; here it goes within a day of its design leaving the gallery. */
const A_DAY = 'public, max-age=86400'

export const GET = route(endpoints.getDesignCase, async ({ scope, params, res }) => {
  const token = await publishedToken(scope, params.id)
  sendPicture(res, await openSharePicture(scope, token), { cache: A_DAY })
  return undefined
})
