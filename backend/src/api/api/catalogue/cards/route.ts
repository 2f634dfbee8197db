import { endpoints } from '@caseloom/contract'
import { cachedRoute } from '../../../../lib/cache/catalogue-cache'
import { catalogueIndex } from '../../../../lib/catalogue/catalogue-index'
import { countChoices, pageOf, selectProducts } from '../../../../lib/catalogue/select-products'
import { showProducts } from '../../../../lib/catalogue/shown-products'

export const GET = cachedRoute(endpoints.listProductCards, async ({ scope, query }) => {
  const { entries } = await catalogueIndex(scope)
  const selected = selectProducts(entries, query)
  const shown = await showProducts(scope, pageOf(selected, query))
  const { page, limit } = query
  return {
    items: shown.map(({ card }) => card),
    total: selected.length,
    page,
    limit,
    hasMore: page * limit < selected.length,
    ...countChoices(entries, query),
  }
})
