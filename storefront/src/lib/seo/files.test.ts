import { describe, expect, it } from 'vitest'
import { robotsTxt } from './robots'
import { sitemapIndexXml, sitemapXml } from './sitemap'

const origin = 'https://shop.example'
const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')

describe('robots.txt', () => {
  const rules = robotsTxt(origin, { demoData: false, gallery: true }).split('\n')

  it('keeps crawlers out of the calls alone: a page that is not to be listed has to be read to say so', () => {
    expect(rules.filter((rule) => rule.startsWith('Disallow'))).toEqual(['Disallow: /api/'])
    for (const shown of ['images', 'files/gallery']) expect(rules).toContain(`Allow: /api/${shown}/`)
    expect(rules.join(' ')).not.toContain('artwork')
  })

  it('says where the sitemaps are', () => {
    expect(rules).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(rules).toContain(`Sitemap: ${origin}/sitemap-designs.xml`)
    expect(robotsTxt(origin, { demoData: false, gallery: false })).not.toContain('designs.xml')
  })

  it('keeps them out of a shop with demo data', () =>
    expect(robotsTxt(origin, { demoData: true, gallery: false })).toContain('User-agent: *\nDisallow: /\n'))
})

describe('the sitemap', () => {
  it('is XML whatever the addresses hold', () => {
    const document = parsed(
      sitemapXml([
        { url: `${origin}/products?a=1&b=<2>`, images: [`${origin}/a'b".jpg`] },
        { url: `${origin}/products/2`, changed: '2026-11-21T08:00:00.000Z' },
      ]),
    )
    expect(document.querySelector('parsererror')).toBeNull()
    expect([...document.getElementsByTagName('loc')].map(({ textContent }) => textContent)).toEqual([
      `${origin}/products?a=1&b=<2>`,
      `${origin}/products/2`,
    ])
    expect(document.getElementsByTagName('image:loc')[0]?.textContent).toBe(`${origin}/a'b".jpg`)
    expect(document.getElementsByTagName('lastmod')[0]?.textContent).toBe('2026-11-21T08:00:00.000Z')
  })

  it('has a list of its files where there are several', () => {
    const document = parsed(sitemapIndexXml([`${origin}/a?page=1`, `${origin}/a?page=2&b`]))
    expect([...document.getElementsByTagName('loc')].map(({ textContent }) => textContent)).toEqual([
      `${origin}/a?page=1`,
      `${origin}/a?page=2&b`,
    ])
  })

  it('holds no more pages than its protocol allows', () => {
    const xml = sitemapXml(Array.from({ length: 50_010 }, (_, index) => ({ url: `${origin}/${index}` })))
    expect(xml.match(/<url>/g)).toHaveLength(50_000)
  })
})
