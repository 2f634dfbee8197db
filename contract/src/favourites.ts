import { z } from 'zod'
import { endpoint } from './endpoint'

const favouritesSchema = z.object({ productIds: z.array(z.number().int().positive()) })
export type Favourites = z.infer<typeof favouritesSchema>
const favouriteParams = z.object({ productId: z.string().min(1).max(120) })

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
    body: z.object({ productIds: z.array(z.number().int().positive().max(999_999_999)).max(200) }),
    data: favouritesSchema,
    errors: ['invalid_request'],
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
