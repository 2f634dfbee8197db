import { AI_DESIGNS_MODULE } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { assertOpen } from '../../../../../lib/designs/assert-open'
import { sendPicture } from '../../../../../lib/designs/send-picture'
import { openSharePicture } from '../../../../../lib/designs/share-picture'
import { route } from '../../../../../lib/http/route'

/** Sites that show a link keep its picture anyway; here it goes within a day of its design leaving the gallery. */
const A_DAY = 'public, max-age=86400'

export const GET = route(endpoints.getDesignCase, async ({ scope, params, res }) => {
  assertOpen()
  const { token } = await scope.resolve(AI_DESIGNS_MODULE).visibleDesign({}, params.id)
  sendPicture(res, await openSharePicture(scope, token), { cache: A_DAY })
  return undefined
})
