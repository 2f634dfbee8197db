import { AI_DESIGNS_MODULE, deleteDesignWorkflow, updateDesignWorkflow } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { assertOpenTo } from '../../../../lib/designs/assert-open'
import { mayShare } from '../../../../lib/designs/may-share'
import { ownerOf } from '../../../../lib/designs/owner-of'
import { showDesign } from '../../../../lib/designs/show-designs'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.getDesign, async (call) => {
  const { scope, params, res } = call
  const viewer = ownerOf(call)
  await assertOpenTo(scope, viewer, params.id)
  const design = await scope.resolve(AI_DESIGNS_MODULE).visibleDesign(viewer, params.id)
  res.setHeader('Cache-Control', 'no-store')
  return showDesign(scope, design, viewer)
})

export const PATCH = route(endpoints.updateDesign, async (call) => {
  const { scope, params, body, customer } = call
  const { title, isPublic } = body
  mayShare(isPublic, customer)
  const owner = ownerOf(call)
  await updateDesignWorkflow(scope).run({
    input: {
      ...{ owner, id: params.id },
      ...(title === undefined ? {} : { title }),
      ...(isPublic === undefined ? {} : { isPublic }),
    },
  })
  return showDesign(scope, await scope.resolve(AI_DESIGNS_MODULE).visibleDesign(owner, params.id), owner)
})

export const DELETE = route(endpoints.deleteDesign, async (call) => {
  const { scope, params } = call
  const { result } = await deleteDesignWorkflow(scope).run({ input: { owner: ownerOf(call), id: params.id } })
  return { id: result.id }
})
