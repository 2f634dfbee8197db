import { z } from 'zod'
import { UNKNOWN_PRODUCT } from './catalogue'
import { endpoint } from './endpoint'
import { said, UNREADABLE } from './text'

const favouritesSchema = z.object({ productIds: z.array(z.number().int().positive()) })
export type Favourites = z.infer<typeof favouritesSchema>
const WHICH = 'Favourites are named by their numbers, at most 200 of them'
const mergeBody = z.object(
  {
    productIds: z
      .array(
        z
          .number(UNKNOWN_PRODUCT)
          .int(UNKNOWN_PRODUCT)
          .positive(UNKNOWN_PRODUCT)
          .max(999_999_999, UNKNOWN_PRODUCT),
        WHICH,
      )
      .max(200, WHICH),
  },
  UNREADABLE,
)
const favouriteParams = z.object({ productId: said(UNKNOWN_PRODUCT, 120) })

export const favouriteEndpoints = {
  listFavourites: endpoint({
    method: 'GET',
    path: '/favourites',
    tag: 'Favourites',
    access: 'customer',
    summary: 'Numbers of the products that the customer has marked, latest first',
    data: favouritesSchema,
    errors: [],
  }),
  mergeFavourites: endpoint({
    method: 'POST',
    path: '/favourites',
    tag: 'Favourites',
    access: 'customer',
    summary: 'Takes over what a browser had marked before signing in; unknown products are passed over',
    body: mergeBody,
    data: favouritesSchema,
    errors: [],
  }),
  addFavourite: endpoint({
    method: 'PUT',
    path: '/favourites/{productId}',
    tag: 'Favourites',
    access: 'customer',
    summary: 'Marks a product; twice counts once',
    params: favouriteParams,
    data: favouritesSchema,
    errors: ['not_found'],
  }),
  removeFavourite: endpoint({
    method: 'DELETE',
    path: '/favourites/{productId}',
    tag: 'Favourites',
    access: 'customer',
    summary: 'Takes the mark away; without one nothing changes',
    params: favouriteParams,
    data: favouritesSchema,
    errors: ['not_found'],
  }),
}
