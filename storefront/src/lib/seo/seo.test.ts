import type { Product, Review } from '@caseloom/contract'
import { describe, expect, it } from 'vitest'
import { brand } from '~/config/brand'
import { absolute, sharePicture, shopOrigin } from './address'
import { listHead, productHead } from './heads'
import { jsonScript } from './json-script'
import { pageHead, plainLine } from './page-head'
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld'
import { shopJsonLd } from './shop-json-ld'

const origin = 'https://shop.example'
const product: Product = {
  id: 2,
  handle: 'tough',
  name: 'Tough Case',
  category: 'Protective',
  description: 'Two layers.\n <b>Bold</b> & strong.',
  shortdescription: '',
  longdescription: '',
  price: 12.5,
  originalPrice: 15,
  highestPrice: 12.5,
  finish: 'Matte',
  image: '/images/cases/tough.webp',
  gallery: ['/images/cases/tough.webp', '/api/images/0123456789abcdef0123456789abcdef'],
  icons: [],
  ecocredentials: [],
  supporteddevices: [],
  badge: '',
  rating: { average: 4.6667, count: 3, sample: false },
  soldCount: null,
  soldSample: false,
  inStock: true,
  updatedAt: '2026-11-21T08:00:00.000Z',
}
const review: Review = {
  id: 'r1',
  rating: 5,
  title: 'Held up',
  body: 'Dropped twice, not a scratch.',
  author: 'Mo',
  createdAt: '2026-11-01T10:00:00.000Z',
  verified: true,
  sample: false,
  hidden: false,
}
const methods = [
  { name: 'Basic', price: 2.1, days: '5-7 business days', freeFrom: 50 },
  { name: 'Express', price: 8.95, days: 'next business day', freeFrom: null },
  { name: 'Courier', price: 19, days: 'as agreed', freeFrom: null },
]

describe('the shop’s address', () => {
  it('is the one that the setting names, whatever proxy the request came through', () => {
    expect(shopOrigin('http://10.0.0.5:3000/products', 'https://shop.example/')).toBe(origin)
    expect(shopOrigin('http://localhost:3000/products', undefined)).toBe('http://localhost:3000')
  })

  it('makes paths whole', () => expect(absolute(origin, '/products')).toBe(`${origin}/products`))
})

describe('the picture by which other sites announce a product', () => {
  it.each([
    ['/images/cases/tough.webp', '/images/cases/tough-share.jpg'],
    ['/images/cases/tough-4.webp', '/images/cases/tough-share.jpg'],
    [
      '/api/images/0123456789abcdef0123456789abcdef',
      '/api/images/0123456789abcdef0123456789abcdef?shape=share',
    ],
    ['', null],
    ['https://elsewhere.example/a.png', null],
  ])('of %s', (image, share) => expect(sharePicture(image)).toBe(share))
})

describe('a description', () => {
  it('is one line without markup', () =>
    expect(plainLine(product.description)).toBe('Two layers. Bold & strong.'))

  it('ends at a word', () => {
    const cut = plainLine('woven pictures '.repeat(40))
    expect(cut.length).toBeLessThanOrEqual(200)
    expect(cut).toMatch(/(woven|pictures)…$/)
  })
})

describe('what a product says to search engines', () => {
  const facts = productJsonLd({ origin, product, shippingMethods: methods, reviews: [review] })

  it('names it, its pictures and its offer in whole addresses', () => {
    expect(facts).toMatchObject({
      '@type': 'Product',
      name: 'Tough Case',
      sku: 'tough',
      brand: { '@type': 'Brand', name: brand.name },
      image: [`${origin}/images/cases/tough.webp`, `${origin}/api/images/0123456789abcdef0123456789abcdef`],
      offers: {
        '@type': 'Offer',
        url: `${origin}/products/2`,
        price: '12.50',
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: '15.00', priceType: 'https://schema.org/StrikethroughPrice' },
      },
    })
  })

  it('tells the delivery that the shop charges, free where the price alone earns it', () => {
    const [basic, express, courier] = facts.offers.shippingDetails ?? []
    expect(basic).toMatchObject({
      shippingRate: { value: '2.10', currency: 'GBP' },
      shippingDestination: { addressCountry: 'GB' },
      deliveryTime: {
        handlingTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' },
        transitTime: { minValue: 5, maxValue: 7 },
      },
    })
    expect(express).toMatchObject({ deliveryTime: { transitTime: { minValue: 1, maxValue: 1 } } })
    expect(courier).not.toHaveProperty('deliveryTime')
    const dear = productJsonLd({
      origin,
      product: { ...product, price: 55, highestPrice: 55 },
      shippingMethods: methods,
    })
    expect(dear.offers.shippingDetails?.[0]).toMatchObject({ shippingRate: { value: '0.00' } })
  })

  it('gives the lowest and the highest price where finishes have their own, and claims no saving', () => {
    const ranged = { ...product, highestPrice: 14 }
    expect(productJsonLd({ origin, product: ranged }).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '12.50',
      highPrice: '14.00',
      priceCurrency: 'GBP',
    })
    for (const claim of ['price', 'priceSpecification'])
      expect(productJsonLd({ origin, product: ranged }).offers).not.toHaveProperty(claim)
    expect(JSON.stringify(productHead({ origin, product: ranged }))).not.toContain('product:price')
  })

  it('says when nothing is in stock', () => {
    const gone = productJsonLd({ origin, product: { ...product, inStock: false, originalPrice: null } })
    expect(gone.offers.availability).toBe('https://schema.org/OutOfStock')
    expect(gone.offers).not.toHaveProperty('priceSpecification')
    expect(gone.offers).not.toHaveProperty('shippingDetails')
  })

  it('gives the average of buyers and what they wrote', () => {
    expect(facts).toMatchObject({
      aggregateRating: { ratingValue: 4.7, reviewCount: 3 },
      review: [{ author: { name: 'Mo' }, datePublished: '2026-11-01', reviewRating: { ratingValue: 5 } }],
    })
  })

  it.each([
    ['demo data', { rating: { average: 4.8, count: 12, sample: true } }, [{ ...review, sample: true }]],
    ['nobody', { rating: null }, []],
    ['hidden reviews', { rating: null }, [{ ...review, hidden: true }]],
  ])('is silent about opinions where they are of %s', (_whose, change, reviews) => {
    const quiet = productJsonLd({ origin, product: { ...product, ...change }, reviews })
    expect(quiet).not.toHaveProperty('aggregateRating')
    expect(quiet).not.toHaveProperty('review')
  })
})

it('breadcrumbs count from one', () => {
  const { itemListElement } = breadcrumbJsonLd(origin, [
    { name: 'Home', path: '/' },
    { name: 'Products', path: '/products' },
  ])
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Products', item: `${origin}/products` },
  ])
})

describe('the head of a page', () => {
  it('has one canonical address and cards for other sites', () => {
    const head = productHead({ origin, product })
    expect(head.filter((tag) => 'rel' in tag && tag.rel === 'canonical')).toEqual([
      { tagName: 'link', rel: 'canonical', href: `${origin}/products/2` },
    ])
    expect(head).toContainEqual({ title: `Tough Case · ${brand.name}` })
    expect(head).toContainEqual({ property: 'og:image', content: `${origin}/images/cases/tough-share.jpg` })
    expect(head).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
    expect(head).toContainEqual({ property: 'product:price:amount', content: '12.50' })
  })

  it('does without a picture', () => {
    const head = pageHead({ origin, path: '/', title: 'Home', description: 'A shop' })
    expect(head).toContainEqual({ name: 'twitter:card', content: 'summary' })
    expect(JSON.stringify(head)).not.toContain('og:image')
  })

  it('of the list leads to the one list, however it is narrowed', () => {
    const head = listHead({ origin, search: 'koi', category: 'Eco', device: 'iPhone 15' })
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${origin}/products` })
    expect(head).toContainEqual({ name: 'robots', content: 'noindex, follow' })
    expect(listHead({ origin, device: 'iPhone 15' })).toContainEqual({
      title: `Phone cases for iPhone 15 · ${brand.name}`,
    })
    expect(JSON.stringify(listHead({ origin }))).not.toContain('noindex')
  })
})

describe('JSON in a page', () => {
  it('cannot end its script element, and reads back the same', () => {
    const value = { name: '</script><img src=x onerror=alert(1)>', line: 'a\u2028b & c' }
    const text = jsonScript(value)
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual(value)
  })

  it('tells who runs the shop', () =>
    expect(shopJsonLd(origin)).toMatchObject({
      '@type': 'Organization',
      name: brand.name,
      url: `${origin}/`,
    }))
})
