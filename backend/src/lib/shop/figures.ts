import type { ShopFigures } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env } from '../../env'
import { PRODUCT_REVIEW_MODULE } from '../../modules/product_review'
import { catalogueIndex } from '../catalogue/catalogue-index'
import { summaryOf } from '../reviews/rating'
import { STANDING_LINES } from '../reviews/standing-orders'
import { figuresFrom, type Sold } from './figures-from'

/** The specification's own, made up: they go with the demo data and are never shown as true. */
const DEMO: ShopFigures = { sample: true, customers: 100, cases: 100, rating: 4.9, satisfaction: 99 }

async function soldInAll(scope: MedusaContainer): Promise<Sold> {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows }: { rows: Sold[] } = await knex.raw(
    `select count(distinct c.customer_id)::int as customers, coalesce(sum(i.quantity), 0)::int as cases ${STANDING_LINES}`,
  )
  return rows[0] ?? { customers: 0, cases: 0 }
}

/** Customers and cases of standing orders, and what buyers gave what the shop shows. */
export async function shopFigures(scope: MedusaContainer): Promise<ShopFigures> {
  if (env.DEMO_DATA) return DEMO
  const { entries } = await catalogueIndex(scope)
  const ids = entries.map(({ id }) => id)
  const [sold, counts] = await Promise.all([
    soldInAll(scope),
    scope.resolve(PRODUCT_REVIEW_MODULE).ratingCounts(ids, false),
  ])
  return figuresFrom(sold, summaryOf(counts))
}
