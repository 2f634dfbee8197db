import { endpoints } from '@caseloom/contract'
import { cachedRoute, ReadyJson } from '../../../lib/cache/catalogue-cache'
import { catalogueIndex } from '../../../lib/catalogue/catalogue-index'
import { pageOf, selectProducts } from '../../../lib/catalogue/select-products'
import { showProducts } from '../../../lib/catalogue/shown-products'
import { pageHeaders } from '../../../lib/http/page-headers'

export const GET = cachedRoute(endpoints.listProducts, async ({ scope, query, headers }) => {
  const { entries } = await catalogueIndex(scope)
  const selected = selectProducts(entries, query)
  const shown = await showProducts(scope, pageOf(selected, query))
  Object.assign(headers, pageHeaders('/api/products', query, { ...query, total: selected.length }))
  return ReadyJson.list(shown.map(({ product }) => product))
})
