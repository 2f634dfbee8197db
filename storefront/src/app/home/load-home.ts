import { cardsQuery } from '~/features/catalog/api/list-cards'
import { wallQuery } from '~/features/designs/api/gallery'
import { shopReviewsQuery } from '~/features/reviews/api/shop-reviews'
import { shopFiguresQuery } from '~/features/site/api/get-shop-figures'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { prefetch } from '../loading/query-cache'
import { shopFacts } from '../loading/shop-facts'

/** On the server: everything that home shows, in parallel. What does not come is left out. */
export async function loadHome() {
  const { gallery } = await shopFacts()
  return prefetch((client) => [
    client.query(cardsQuery()),
    client.query(shopInfoQuery()),
    client.query(shopFiguresQuery()),
    client.query(shopReviewsQuery()),
    ...(gallery ? [client.query(wallQuery(null))] : []),
  ])
}
