import { AI_DESIGNS_MODULE } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { authorName } from '../../../../lib/designs/author-name'
import { ownerOf } from '../../../../lib/designs/owner-of'
import { presentDesign } from '../../../../lib/designs/present-design'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.getDesign, async (call) => {
  const { scope, params, customer, res } = call
  const view = await scope.resolve(AI_DESIGNS_MODULE).designOf(ownerOf(call), params.id)
  res.setHeader('Cache-Control', 'no-store')
  return presentDesign(view, await authorName(scope, customer))
})
