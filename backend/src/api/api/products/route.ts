import { endpoints } from '@caseloom/contract'
import { filterProducts } from '../../../lib/catalogue/filter-products'
import { listProducts } from '../../../lib/catalogue/list-products'
import { route } from '../../../lib/http/route'

export const GET = route(endpoints.listProducts, async ({ scope, query }) =>
  filterProducts(await listProducts(scope), query),
)
