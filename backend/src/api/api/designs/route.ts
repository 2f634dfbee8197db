import { AI_DESIGNS_MODULE, saveDesignWorkflow, titleOf, updateDesignWorkflow } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { assertOpen, assertOpenTo } from '../../../lib/designs/assert-open'
import { designSet } from '../../../lib/designs/design-set'
import { mayShare } from '../../../lib/designs/may-share'
import { ownerOf } from '../../../lib/designs/owner-of'
import { pictureToKeep } from '../../../lib/designs/picture-to-keep'
import { readSentPicture } from '../../../lib/designs/read-sent-picture'
import { showDesign, showDesigns } from '../../../lib/designs/show-designs'
import { readMembership } from '../../../lib/membership/read-membership'
import { carriesToken } from '../../../lib/http/authenticate'
import { route } from '../../../lib/http/route'

export const GET = route(endpoints.listDesigns, async (call) => {
  const { scope, customer, query, res } = call
  const { page, limit, search, userId, sortBy } = query
  const viewer = ownerOf(call)
  const set = designSet(userId, customer, viewer, carriesToken(call.req))
  if (set === 'gallery') assertOpen()
  res.setHeader('Cache-Control', 'no-store')
  const { items, total } = await scope.resolve(AI_DESIGNS_MODULE).designPage({
    ...{ set, page, limit },
    viewerId: viewer.customerId ?? null,
    sort: sortBy,
    ...(search ? { search } : {}),
  })
  return {
    items: await showDesigns(scope, items, viewer),
    ...{ total, page, limit },
    hasMore: page * limit < total,
    membershipInfo: set === 'gallery' || !customer ? null : await readMembership(scope, customer.id),
  }
})

export const POST = route(
  endpoints.createDesign,
  async (call) => {
    const { scope, body, customer } = call
    const { title, isPublic } = body
    mayShare(isPublic, customer)
    const owner = ownerOf(call)
    if (body.designId) await assertOpenTo(scope, owner, body.designId)
    const name = title || (body.imageData && body.prompt && titleOf(body.prompt))
    const { result } = await saveDesignWorkflow(scope).run({
      input: { owner, source: await pictureToKeep(call, body), ...(name ? { title: name } : {}) },
    })
    // The second time it is there already: what was asked for beside it is still to be done.
    if (title || isPublic !== undefined) {
      await updateDesignWorkflow(scope).run({
        input: {
          ...{ owner, id: result.id },
          ...(title ? { title } : {}),
          ...(isPublic === undefined ? {} : { isPublic }),
        },
      })
    }
    return showDesign(scope, await scope.resolve(AI_DESIGNS_MODULE).visibleDesign(owner, result.id), owner)
  },
  readSentPicture,
)
