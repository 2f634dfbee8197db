import type { Product, Review, ShopInfo } from '@caseloom/contract'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import { absolute } from './address'
import { plainLine } from './page-head'

type Methods = ShopInfo['shippingMethods']
const pounds = (amount: number) => amount.toFixed(2)
const gbp = (value: number) => ({ '@type': 'MonetaryAmount', value: pounds(value), currency: 'GBP' })

const between = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})
/** A case is made to order: 24-48 hours of printing come before each delivery. */
const HANDLING = between(1, 2)

/** '3-5 business days' or 'next business day' as search engines want to read it. */
function transit(days: string) {
  const [from, to] = /\bnext\b/i.test(days) ? [1] : (days.match(/\d+/g) ?? []).map(Number)
  if (from === undefined) return {}
  return {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: HANDLING,
      transitTime: between(from, to ?? from),
    },
  }
}

const shippingOf = (price: number, methods: Methods) =>
  methods.map((method) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: gbp(method.freeFrom !== null && price >= method.freeFrom ? 0 : method.price),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
    ...transit(method.days),
  }))

/** One price, or from the lowest to the highest where the finishes have prices of their own. */
function priceOf({ price, originalPrice, highestPrice }: Product) {
  if (highestPrice > price)
    return { '@type': 'AggregateOffer', lowPrice: pounds(price), highPrice: pounds(highestPrice) }
  return {
    '@type': 'Offer',
    price: pounds(price),
    ...(originalPrice !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: pounds(originalPrice),
        priceCurrency: 'GBP',
      },
    }),
  }
}

function offerOf(product: Product, url: string, methods: Methods) {
  return {
    ...priceOf(product),
    url,
    priceCurrency: 'GBP',
    availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: brand.name },
    ...(methods.length > 0 && { shippingDetails: shippingOf(product.price, methods) }),
  }
}

const reviewOf = (review: Review) => ({
  '@type': 'Review',
  name: review.title,
  reviewBody: review.body,
  author: { '@type': 'Person', name: review.author },
  datePublished: review.createdAt.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
})

/** Only what buyers wrote: an average that demo data went into is nobody's opinion, and the law forbids it. */
function opinions(product: Product, reviews: Review[]) {
  const { rating } = product
  const real = reviews.filter(({ sample, hidden }) => !sample && !hidden)
  return {
    ...(rating &&
      !rating.sample &&
      rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Math.round(rating.average * 10) / 10,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    ...(real.length > 0 && { review: real.map(reviewOf) }),
  }
}

export interface ProductFacts {
  origin: string
  product: Product
  shippingMethods?: Methods
  reviews?: Review[]
}

/** schema.org's Product with its Offer. */
export function productJsonLd({ origin, product, shippingMethods = [], reviews = [] }: ProductFacts) {
  const url = absolute(origin, paths.product(product.id))
  const pictures = product.gallery.length > 0 ? product.gallery : [product.image]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.name,
    description: plainLine(product.description),
    category: product.category,
    sku: product.handle,
    brand: { '@type': 'Brand', name: brand.name },
    image: pictures.filter(Boolean).map((path) => absolute(origin, path)),
    offers: offerOf(product, url, shippingMethods),
    ...opinions(product, reviews),
  }
}

/** The way to a page, as search engines show it above its title. */
export const breadcrumbJsonLd = (origin: string, steps: { name: string; path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(origin, path),
  })),
})
