import type { ShopReview } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env } from '../../env'
import type { ReviewRow } from '../../modules/product_review/types'
import { catalogueIndex } from '../catalogue/catalogue-index'
import { presentReview } from './present'

/** Each product's part is one look into the index on product and date, however many reviews it has. */
const NEWEST_GOOD_ONES = `
  select r.* from unnest(?::text[]) as shown (id)
  cross join lateral (
    select * from product_review
    where product_id = shown.id and deleted_at is null and status = 'published' and rating >= 4
      and ((verified and not sample) or (sample and ?))
    order by sample, created_at desc, id desc limit 1
  ) r
  order by r.sample, r.created_at desc, r.id desc limit ?`

/** What buyers lately liked, of each shown product one; the demo's reviews come last, and only while it is on. */
export async function listShopReviews(scope: MedusaContainer, limit: number): Promise<ShopReview[]> {
  const { entries } = await catalogueIndex(scope)
  const products = new Map(entries.map(({ id, number, name }) => [id, { id: number, name }]))
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: ReviewRow[] } = await knex.raw(NEWEST_GOOD_ONES, [
    [...products.keys()],
    env.DEMO_DATA,
    limit,
  ])
  return answer.rows.flatMap((row) => {
    const product = products.get(row.product_id)
    return product ? [{ ...presentReview(row), product }] : []
  })
}
