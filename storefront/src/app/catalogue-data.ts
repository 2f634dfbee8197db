import { productsQuery } from '~/features/catalog/api/list-products'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { asCached, getQueryClient, prefetch } from './query-cache'

/** On the server: the products, and what delivery costs. */
export const loadCatalogue = () =>
  prefetch((client) => [client.query(productsQuery()), client.query(shopInfoQuery())])

/** The same in the browser, on the way from another page. */
export async function recallCatalogue() {
  const client = getQueryClient()
  await Promise.allSettled([
    client.query({ ...productsQuery(), ...asCached }),
    client.query({ ...shopInfoQuery(), ...asCached }),
  ])
  return { dehydrated: undefined }
}
