import { endpoints } from '@caseloom/contract'
import { favouritesOf, markNumbers } from '../../../lib/favourites/favourites'
import { route } from '../../../lib/http/route'

export const GET = route(endpoints.listFavourites, ({ scope, customer }) => favouritesOf(scope, customer.id))

export const POST = route(endpoints.mergeFavourites, async ({ scope, customer, body }) => {
  await markNumbers(scope, customer.id, body.productIds)
  return favouritesOf(scope, customer.id)
})
