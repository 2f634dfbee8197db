import { AI_DESIGNS_MODULE } from '@caseloom/ai-designs'
import { endpoints, PUBLISHED_SHOWN } from '@caseloom/contract'
import { assertOpen } from '../../../../lib/designs/assert-open'
import { galleryUrl } from '../../../../lib/designs/present-design'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.listPublished, async ({ scope, query, res }) => {
  assertOpen()
  const { items, total } = await scope.resolve(AI_DESIGNS_MODULE).publishedPage(query.page, PUBLISHED_SHOWN)
  res.setHeader('Cache-Control', 'public, max-age=300')
  return {
    items: items.map(({ id, published_at }) => ({
      id,
      imageUrl: galleryUrl(id, 'large'),
      publishedAt: new Date(published_at).toISOString(),
    })),
    total,
  }
})
