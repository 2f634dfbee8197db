import type { Rating } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env } from '../../env'
import { PRODUCT_REVIEW_MODULE } from '../../modules/product_review'
import { ratingsFrom } from './rating'
import { STANDING_LINES } from './standing-orders'

export interface SoldCount {
  count: number
  /** The demo's invented sales are counted in. */
  sample: boolean
}

/** What buyers gave each product, by Medusa's product id; one that nobody has reviewed is not in the map. */
export async function ratingsOf(scope: MedusaContainer, productIds: string[]): Promise<Map<string, Rating>> {
  return ratingsFrom(await scope.resolve(PRODUCT_REVIEW_MODULE).ratingCounts(productIds, env.DEMO_DATA))
}

async function reallySold(scope: MedusaContainer, productIds: string[]): Promise<Map<string, number>> {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: { product_id: string; sold: string }[] } = await knex.raw(
    `select l.product_id, sum(i.quantity) as sold ${STANDING_LINES} and l.product_id = any(?) group by l.product_id`,
    [productIds],
  )
  return new Map(answer.rows.map(({ product_id, sold }) => [product_id, Number(sold)]))
}

/** Cases sold of each product, by Medusa's product id: those of standing orders, and the demo's where it is on. */
export async function soldCountsOf(
  scope: MedusaContainer,
  productIds: string[],
): Promise<Map<string, SoldCount>> {
  if (productIds.length === 0) return new Map()
  const [sold, samples] = await Promise.all([
    reallySold(scope, productIds),
    env.DEMO_DATA
      ? scope.resolve(PRODUCT_REVIEW_MODULE).listSampleSales({ product_id: productIds }, { take: null })
      : [],
  ])
  const sampleOf = new Map(samples.map(({ product_id, count }) => [product_id, count]))
  const found = new Map<string, SoldCount>()
  for (const id of productIds) {
    const sample = sampleOf.get(id) ?? 0
    const count = (sold.get(id) ?? 0) + sample
    if (count > 0) found.set(id, { count, sample: sample > 0 })
  }
  return found
}
