import { endpoints } from '@caseloom/contract'
import { resolveProductId } from '../../../../lib/catalogue/find-variant'
import { favouritesOf, markShown } from '../../../../lib/favourites/favourites'
import { failure } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { FAVOURITES_MODULE } from '../../../../modules/favourites'

export const PUT = route(endpoints.addFavourite, async ({ scope, customer, params }) => {
  await markShown(scope, customer.id, params.productId)
  return favouritesOf(scope, customer.id)
})

/** Also for a product that the shop no longer shows. */
export const DELETE = route(endpoints.removeFavourite, async ({ scope, customer, params }) => {
  const productId = await resolveProductId(scope, params.productId)
  if (!productId) throw failure('not_found', 'Product not found')
  await scope.resolve(FAVOURITES_MODULE).unmark(customer.id, productId)
  return favouritesOf(scope, customer.id)
})
