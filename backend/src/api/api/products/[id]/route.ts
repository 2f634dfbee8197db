import { endpoints } from '@caseloom/contract'
import { resolveProductId } from '../../../../lib/catalogue/find-variant'
import { listProducts } from '../../../../lib/catalogue/list-products'
import { failure } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.getProduct, async ({ scope, params }) => {
  const productId = await resolveProductId(scope, params.id)
  const [product] = productId ? await listProducts(scope, productId) : []
  if (!product) throw failure('not_found', 'Product not found')
  return product
})
