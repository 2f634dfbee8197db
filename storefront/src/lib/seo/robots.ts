/** Pictures of products, published designs, and cases with them. */
const SHOWN = ['/api/images/', '/api/files/gallery/', '/api/designs/*/case.jpg']

/**
 * What crawlers are asked to leave alone: calls, and everything while the shop shows demo data. Pages that are one person's own
 * say of themselves that they are not to be listed, which is seen only by who may read them: kept out, they are listed by the
 * links that lead to them.
 */
export function robotsTxt(
  origin: string,
  { demoData, gallery }: { demoData: boolean; gallery: boolean },
): string {
  const rules = demoData ? ['Disallow: /'] : [...SHOWN.map((path) => `Allow: ${path}`), 'Disallow: /api/']
  const maps = ['/sitemap.xml', ...(gallery ? ['/sitemap-designs.xml'] : [])]
  return ['User-agent: *', ...rules, '', ...maps.map((path) => `Sitemap: ${origin}${path}`), ''].join('\n')
}
