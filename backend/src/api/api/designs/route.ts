import { AI_DESIGNS_MODULE, saveDesignWorkflow } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { authorName } from '../../../lib/designs/author-name'
import { ownerOf } from '../../../lib/designs/owner-of'
import { presentDesign } from '../../../lib/designs/present-design'
import { failure } from '../../../lib/http/fail'
import { route } from '../../../lib/http/route'

export const GET = route(endpoints.listDesigns, async (call) => {
  const { scope, customer, query } = call
  const { page, limit, search, userId, sortBy } = query
  const asked = userId?.trim().toLowerCase()
  if (!customer) throw failure('unauthenticated', 'Please log in to continue')
  if (asked && asked !== customer.email.toLowerCase() && asked !== customer.id.toLowerCase()) {
    throw failure('forbidden', 'You can only see your own designs')
  }
  const { items, total } = await scope.resolve(AI_DESIGNS_MODULE).listDesignsOf(ownerOf(call), {
    page,
    limit,
    oldestFirst: sortBy === 'oldest',
    ...(search ? { search } : {}),
  })
  const author = await authorName(scope, customer)
  const designs = items.map((item) => presentDesign(item, author))
  return { items: designs, total, page, limit, hasMore: page * limit < total }
})

export const POST = route(endpoints.createDesign, async (call) => {
  const { scope, body, customer } = call
  const owner = ownerOf(call)
  const { variationId, title } = body
  const { result } = await saveDesignWorkflow(scope).run({
    input: { owner, variationId, ...(title ? { title } : {}) },
  })
  const view = await scope.resolve(AI_DESIGNS_MODULE).designOf(owner, result.id)
  return presentDesign(view, await authorName(scope, customer))
})
