import { expect, test, type APIRequestContext } from '@playwright/test'
import { publishedDesign } from '../support/gallery'
import { journeyStack } from '../support/journey-stack'

const stack = journeyStack()

const read = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path.startsWith('http') ? path : stack.shop + path)
  const html = await answer.text()
  const one = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const property = (name: string) => one(new RegExp(`<meta property="${name}" content="([^"]*)"`))
  const named = (name: string) => one(new RegExp(`<meta name="${name}" content="([^"]*)"`))
  const kinds = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  )
  return {
    status: answer.status(),
    title: one(/<title>([^<]*)<\/title>/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    ...{ html, kinds, property, named },
  }
}
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')

test('each public page has words, an address and a picture of its own, for search engines and links elsewhere', async ({
  request,
}) => {
  const { designId } = await publishedDesign(stack.backend, 'a kingfisher over the weir')
  const files = locations(await (await request.get(`${stack.shop}/sitemap-designs.xml`)).text())
  const designs = locations(await (await request.get(files[0] ?? '')).text())
  expect(designs).toContain(`${stack.shop}/gallery/${designId}`)
  const pages = locations(await (await request.get(`${stack.shop}/sitemap.xml`)).text())
    .filter((url) => !url.includes('/images/'))
    .concat(`${stack.shop}/gallery/${designId}`)
  expect(pages.length).toBeGreaterThan(15)
  const seen = await Promise.all(pages.map((url) => read(request, url)))
  for (const [at, { status, canonical, property, named, title }] of seen.entries()) {
    expect([pages[at], status, canonical]).toEqual([pages[at], 200, pages[at]])
    expect([property('og:title'), property('og:url')]).toEqual([title, pages[at]])
    expect(named('description')?.length, pages[at]).toBeGreaterThan(40)
    expect(named('description')).toBe(property('og:description'))
    expect(named('twitter:card'), pages[at]).toBe('summary_large_image')
    expect(property('og:image'), pages[at]).toMatch(/^http/)
  }
  for (const what of ['title', 'canonical'] as const)
    expect(new Set(seen.map((page) => page[what])).size).toBe(pages.length)
  expect(new Set(seen.map(({ named }) => named('description'))).size).toBe(pages.length)
  for (const picture of new Set(seen.map(({ property }) => property('og:image') ?? ''))) {
    const answer = await request.get(picture)
    expect([picture, answer.status(), answer.headers()['content-type']]).toEqual([picture, 200, 'image/jpeg'])
  }

  const kindsOf = (path: string) => seen[pages.indexOf(stack.shop + path)]?.kinds.map((kind) => kind['@type'])
  expect(kindsOf('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  expect(kindsOf(`/gallery/${designId}`)).toEqual(expect.arrayContaining(['ImageObject', 'BreadcrumbList']))
  // Demo figures are nobody's opinion.
  expect(seen.map(({ kinds }) => JSON.stringify(kinds)).join()).not.toContain('aggregateRating')
})

test('who trades, and its VAT number, stands on each legal page as it comes, without scripts', async ({
  request,
}) => {
  for (const page of ['privacy', 'terms', 'cookies', 'returns', 'contact']) {
    const { html } = await read(request, `/${page}`)
    for (const words of ['Company number', 'VAT number'])
      expect([page, html]).toEqual([page, expect.stringContaining(words)])
  }
})

test('what is one person’s own, or is not there, is not to be listed', async ({ request }) => {
  const own = ['/cart', '/payment', '/dashboard', '/admin', '/login', '/register', '/forgot-password']
  const secret = ['/verify-email', '/reset-password', '/auth/callback/google']
  const gone = ['/gallery/design_none', '/no-such-page', '/products/none']
  const pages = await Promise.all([...own, ...secret, ...gone].map((path) => read(request, path)))
  expect(pages.map(({ named }) => named('robots'))).toEqual(
    pages.map(() => expect.stringContaining('noindex')),
  )
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(pages.slice(-gone.length).map(({ status }) => status)).toEqual(gone.map(() => 404))
})
