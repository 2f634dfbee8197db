import { brand } from '~/config/brand'
import { paths } from '~/config/paths'

/** Who runs the shop, on every page. */
export const shopJsonLd = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.company,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  email: brand.email,
  telephone: brand.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address[0],
    addressLocality: brand.address[1],
    postalCode: brand.address[2],
    addressCountry: 'GB',
  },
})

/** The site itself: its name, as search engines show it above a result. */
export const siteJsonLd = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand.name,
  alternateName: `${brand.name}: ${brand.tagline}`,
  url: `${origin}/`,
  inLanguage: 'en-GB',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.products}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
