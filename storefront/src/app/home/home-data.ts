import { cardsQuery } from '~/features/catalog/api/list-cards'
import { shopReviewsQuery } from '~/features/reviews/api/shop-reviews'
import { shopFiguresQuery } from '~/features/site/api/get-shop-figures'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { asCached, getQueryClient } from '../loading/query-cache'

/** In the browser, on the way from another page. The wall of designs comes by itself: it depends on who looks. */
export async function recallHome() {
  const client = getQueryClient()
  await Promise.allSettled([
    client.query({ ...cardsQuery(), ...asCached }),
    client.query({ ...shopInfoQuery(), ...asCached }),
    client.query({ ...shopFiguresQuery(), ...asCached }),
    client.query({ ...shopReviewsQuery(), ...asCached }),
  ])
  return { dehydrated: undefined }
}
