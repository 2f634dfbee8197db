import { brand } from '~/config/brand'

/** Who runs the shop, on every page. */
export const shopJsonLd = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.company,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
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
