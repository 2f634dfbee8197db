import { PUBLISHED_SHOWN } from '@caseloom/contract'
import { api } from '~/lib/api-client'
import { hasCode } from '~/lib/api-errors'
import { absolute, originOf } from '~/lib/seo/address'
import { sitemapIndexXml, sitemapXml } from '~/lib/seo/sitemap'
import { paths } from '~/config/paths'
import { resting } from '../crawlers/resting'
import type { Route } from './+types/sitemap-designs'

const HEADERS = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' }

/** Published designs: a list of files by itself, and with `?page=` one of them. */
export async function loader({ request }: Route.LoaderArgs) {
  const origin = originOf(request)
  const asked = new URL(request.url).searchParams.get('page')
  const page = Number(asked ?? 1)
  try {
    const { items, total } = await api.call('listPublished', { query: { page } })
    const files = Math.max(1, Math.ceil(total / PUBLISHED_SHOWN))
    const body =
      asked === null
        ? sitemapIndexXml(
            Array.from({ length: files }, (_, at) => `${origin}/sitemap-designs.xml?page=${at + 1}`),
          )
        : sitemapXml(
            items.map(({ id, imageUrl, publishedAt }) => ({
              url: absolute(origin, paths.design(id)),
              changed: publishedAt,
              images: [absolute(origin, imageUrl)],
            })),
          )
    return new Response(body, { headers: HEADERS })
  } catch (error) {
    if (!hasCode(error, 'not_found', 'invalid_request')) return resting()
    return new Response('There is no such list.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain' },
    })
  }
}
