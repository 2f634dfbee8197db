import { paths } from '~/config/paths'

/** Pages that are one person's own. */
const OWN = [paths.cart, paths.payment, paths.dashboard, paths.admin, paths.login(), paths.register()]

/** Pictures of products, published designs, and cases with them. */
const SHOWN = ['/api/images/', '/api/files/artwork/', '/api/designs/*/case.jpg']

/** What crawlers are asked to leave alone: everything while the shop shows demo data. */
export function robotsTxt(
  origin: string,
  { demoData, gallery }: { demoData: boolean; gallery: boolean },
): string {
  const rules = demoData
    ? ['Disallow: /']
    : [...SHOWN.map((path) => `Allow: ${path}`), 'Disallow: /api/', ...OWN.map((path) => `Disallow: ${path}`)]
  const maps = ['/sitemap.xml', ...(gallery ? ['/sitemap-designs.xml'] : [])]
  return ['User-agent: *', ...rules, '', ...maps.map((path) => `Sitemap: ${origin}${path}`), ''].join('\n')
}
