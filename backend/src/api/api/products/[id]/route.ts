import { endpoints } from '@caseloom/contract'
import { cachedRoute } from '../../../../lib/cache/catalogue-cache'
import { catalogueIndex, findEntry } from '../../../../lib/catalogue/catalogue-index'
import { showProducts } from '../../../../lib/catalogue/shown-products'
import { failure } from '../../../../lib/http/fail'

export const GET = cachedRoute(endpoints.getProduct, async ({ scope, params }) => {
  const entry = findEntry(await catalogueIndex(scope), params.id)
  const [shown] = entry ? await showProducts(scope, [entry]) : []
  if (!shown) throw failure('not_found', 'Product not found')
  return shown.product
})
