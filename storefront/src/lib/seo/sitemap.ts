/** What one file may hold by the protocol of sitemaps. */
const MOST = 50_000

export interface SitemapPage {
  url: string
  changed?: string | undefined
  images?: string[]
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const xml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

const entry = ({ url, changed, images = [] }: SitemapPage) =>
  [
    '  <url>',
    `    <loc>${xml(url)}</loc>`,
    ...(changed ? [`    <lastmod>${xml(changed)}</lastmod>`] : []),
    ...images.map((image) => `    <image:image><image:loc>${xml(image)}</image:loc></image:image>`),
    '  </url>',
  ].join('\n')

/** The list of a list's files. */
export const sitemapIndexXml = (urls: string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <sitemap><loc>${xml(url)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')

/** The list of pages that search engines read. */
export const sitemapXml = (pages: SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages.slice(0, MOST).map(entry),
    '</urlset>',
    '',
  ].join('\n')
