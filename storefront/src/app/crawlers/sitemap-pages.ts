import type { Product } from '@caseloom/contract'
import { LEGAL_PAGES } from '~/components/layout/nav-items'
import { paths } from '~/config/paths'
import { api } from '~/lib/api-client'
import { absolute } from '~/lib/seo/address'
import type { SitemapPage } from '~/lib/seo/sitemap'
import { shopFacts } from '../loading/shop-facts'

const KEPT_MS = 5 * 60_000
const PAGE = 100
/** The products that one sitemap has room for, beside the shop's own pages. */
const MOST = 49_900

async function allProducts(): Promise<Product[]> {
  const products: Product[] = []
  for (let page = 1; products.length < MOST; page += 1) {
    const found = await api.call('listProducts', { query: { page, limit: PAGE } })
    products.push(...found)
    if (found.length < PAGE) break
  }
  return products.slice(0, MOST)
}

async function readPages(origin: string): Promise<SitemapPage[]> {
  const [products, { gallery }] = await Promise.all([allProducts(), shopFacts()])
  const latest = products
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  return [
    { url: absolute(origin, paths.home), changed: latest },
    { url: absolute(origin, paths.products), changed: latest },
    { url: absolute(origin, paths.customize()) },
    ...[...(gallery ? [paths.gallery] : []), paths.about, paths.contact].map((path) => ({
      url: absolute(origin, path),
    })),
    ...LEGAL_PAGES.map(({ to }) => ({ url: absolute(origin, to) })),
    ...products.map(({ id, image, gallery, updatedAt }) => ({
      url: absolute(origin, paths.product(id)),
      changed: updatedAt,
      images: [...new Set([image, ...gallery])].filter(Boolean).map((path) => absolute(origin, path)),
    })),
  ]
}

let kept: { origin: string; until: number; pages: Promise<SitemapPage[]> } | null = null

/** Every page that search engines may list, read once for all who ask within a few minutes. @throws when the backend is down */
export function sitemapPages(origin: string): Promise<SitemapPage[]> {
  if (kept && kept.origin === origin && kept.until > Date.now()) return kept.pages
  const reading = { origin, until: Date.now() + KEPT_MS, pages: readPages(origin) }
  kept = reading
  reading.pages.catch(() => {
    if (kept === reading) kept = null
  })
  return reading.pages
}
