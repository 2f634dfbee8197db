import type { Product } from '@caseloom/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { MetaDescriptor } from 'react-router'
import { productQuery } from '~/lib/queries/product'
import { moreCasesQuery } from '~/features/catalog/components/more-cases'
import { reviewsQuery } from '~/features/reviews/api/reviews'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { hasCode } from '~/lib/api-errors'
import { originOf } from '~/lib/seo/address'
import { asCached, getQueryClient, prefetch } from './query-cache'

interface Asked {
  params: { id: string }
  request: Request
}
export interface ProductPageData {
  head: MetaDescriptor[] | null
  /** There is no such product; where it merely did not come, both are null and false. */
  missing: boolean
}

const NUMBER = /^[1-9]\d{0,8}$/
const noProduct = (error: unknown) => hasCode(error, 'not_found', 'invalid_request')

/** On the server: everything that the page shows, in parallel, so that it is complete before any script. */
export async function loadProduct({ params: { id }, request }: Asked) {
  const said: ProductPageData = { head: null, missing: false }
  const { dehydrated } = await prefetch((client) => [gather(client, id, originOf(request), said)])
  return { ...said, dehydrated }
}

async function gather(client: QueryClient, id: string, origin: string, said: ProductPageData) {
  const reviewsOf = (number: number | string) =>
    client.infiniteQuery(reviewsQuery(number)).then(
      ({ pages }) => pages.flatMap(({ items }) => items),
      () => [],
    )
  const shopComes = client.query(shopInfoQuery()).catch(() => null)
  const othersCome = client.query(moreCasesQuery()).catch(() => null)
  // Reviews are kept by number; by a handle, the number is known only with the product.
  const reviewsCome = NUMBER.test(id) ? reviewsOf(id) : null
  const product = await client.query(productQuery(id)).catch((error: unknown) => {
    said.missing = noProduct(error)
    return null
  })
  const [shop, , reviews] = await Promise.all([
    shopComes,
    othersCome,
    reviewsCome ?? (product ? reviewsOf(product.id) : []),
  ])
  // Only who opens a page from outside needs it whole: search engines, and sites that link to it.
  const { productHead } = await import('~/lib/seo/heads')
  if (product)
    said.head = productHead({ origin, product, shippingMethods: shop?.shippingMethods ?? [], reviews })
}

/** In the browser, on the way from another page: waits for the product alone. */
export async function recallProduct({ params: { id }, request }: Asked) {
  const client = getQueryClient()
  const beside = (wanted: Promise<unknown>) => void wanted.catch(() => null)
  beside(client.query({ ...shopInfoQuery(), ...asCached }))
  beside(client.query({ ...moreCasesQuery(), ...asCached }))
  if (NUMBER.test(id)) beside(client.infiniteQuery({ ...reviewsQuery(id), ...asCached }))
  let missing = false
  // Without it the page lacks its name alone.
  const headComes = import('~/lib/seo/heads').catch(() => null)
  const product: Product | null = await client
    .query({ ...productQuery(id), ...asCached })
    .catch((error: unknown) => ((missing = noProduct(error)), null))
  const heads = await headComes
  const head = product && heads ? heads.productHead({ origin: originOf(request), product }) : null
  return { head, missing, dehydrated: undefined }
}
