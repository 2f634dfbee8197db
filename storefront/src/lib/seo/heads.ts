import type { MetaDescriptor } from 'react-router'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import { sharePicture } from './address'
import { listTitle, type ListWords } from './list-title'
import { HOUSE_PICTURE, pageHead } from './page-head'
import { breadcrumbJsonLd, productJsonLd, type ProductFacts } from './product-json-ld'

const titled = (page: string) => `${page} · ${brand.name}`

/** Of a product's own page. */
export function productHead(facts: ProductFacts): MetaDescriptor[] {
  const { origin, product } = facts
  const share = sharePicture(product.image)
  return [
    ...pageHead({
      origin,
      path: paths.product(product.id),
      title: titled(product.name),
      description: product.description || `${product.name}: ${brand.strapline}`,
      type: 'product',
      picture: share ? { path: share, alt: product.name } : null,
    }),
    // It knows one price alone, and where finishes differ no one price is true.
    ...(product.highestPrice > product.price
      ? []
      : [
          { property: 'product:price:amount', content: product.price.toFixed(2) },
          { property: 'product:price:currency', content: 'GBP' },
        ]),
    { property: 'product:availability', content: product.inStock ? 'in stock' : 'out of stock' },
    { 'script:ld+json': productJsonLd(facts) },
    {
      'script:ld+json': breadcrumbJsonLd(origin, [
        { name: 'Home', path: paths.home },
        { name: 'Products', path: paths.products },
        { name: product.name, path: paths.product(product.id) },
      ]),
    },
  ]
}

export interface ListFacts extends ListWords {
  origin: string
  /** The first product's picture. */
  image?: string | undefined
}

/** Of the product list. Whatever narrows it, search engines are told of the one list. */
export function listHead({ origin, search, category, device, image }: ListFacts): MetaDescriptor[] {
  const share = image ? sharePicture(image) : null
  return [
    ...pageHead({
      origin,
      path: paths.products,
      title: listTitle({ search, category, device }),
      description: device
        ? `Cases made for ${device}, each printed with art made from your own words.`
        : 'Phone cases for iPhone and Galaxy, each printed with art made from your own words.',
      picture: share ? { path: share, alt: 'Phone cases' } : HOUSE_PICTURE,
    }),
    // Pages of search results are the same list over and over.
    ...(search ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    {
      'script:ld+json': breadcrumbJsonLd(origin, [
        { name: 'Home', path: paths.home },
        { name: 'Products', path: paths.products },
      ]),
    },
  ]
}
