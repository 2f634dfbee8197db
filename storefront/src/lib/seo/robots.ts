import { paths } from '~/config/paths'

/** Pages that are one person's own. */
const OWN = [paths.cart, paths.payment, paths.dashboard, paths.admin, paths.login(), paths.register()]

/** What crawlers are asked to leave alone: everything while the shop shows demo data. */
export function robotsTxt(origin: string, { demoData }: { demoData: boolean }): string {
  const rules = demoData
    ? ['Disallow: /']
    : ['Allow: /api/images/', 'Disallow: /api/', ...OWN.map((path) => `Disallow: ${path}`)]
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
