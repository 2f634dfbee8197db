import { originOf } from '~/lib/seo/address'
import { sitemapXml } from '~/lib/seo/sitemap'
import { resting } from '../crawlers/resting'
import { sitemapPages } from '../crawlers/sitemap-pages'
import type { Route } from './+types/sitemap'

export async function loader({ request }: Route.LoaderArgs) {
  const pages = await sitemapPages(originOf(request)).catch(() => null)
  // An empty sitemap would tell search engines that every page is gone.
  if (!pages) return resting()
  return new Response(sitemapXml(pages), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
