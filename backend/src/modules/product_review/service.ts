import type { Context } from '@medusajs/framework/types'
import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { InjectManager, MedusaContext, MedusaService } from '@medusajs/framework/utils'
import ProductReview from './models/product-review'
import SampleSale from './models/sample-sale'
import type { RatingCount, ReviewPageWish, ReviewRow } from './types'

type Tx = Context<SqlEntityManager>

function manager(context: Tx): SqlEntityManager {
  if (!context.manager) throw new Error('There is no connection to the database')
  return context.manager
}

/** What the shop shows: published, and by somebody whose order stands, or the demo's while that is on. */
const shown = (samples: boolean) => [
  { status: 'published' as const, verified: true, sample: false },
  ...(samples ? [{ status: 'published' as const, sample: true }] : []),
]

/** Beyond every list; a larger offset would be none to the database. */
const FARTHEST = 1_000_000_000

const ORDERS = {
  newest: { created_at: 'DESC', id: 'DESC' },
  highest: { rating: 'DESC', created_at: 'DESC', id: 'DESC' },
  lowest: { rating: 'ASC', created_at: 'DESC', id: 'DESC' },
} as const

export default class ProductReviewService extends MedusaService({ ProductReview, SampleSale }) {
  /** One page of a product's reviews and how many there are. */
  async pageOf(wish: ReviewPageWish): Promise<{ rows: ReviewRow[]; total: number }> {
    const { productId, samples, all, rating, sort, page, limit } = wish
    const [rows, total] = await this.listAndCountProductReviews(
      {
        product_id: productId,
        ...(rating === undefined ? {} : { rating }),
        ...(all ? (samples ? {} : { sample: false }) : { $or: shown(samples) }),
      },
      { order: ORDERS[sort], skip: Math.min((page - 1) * limit, FARTHEST), take: limit },
    )
    return { rows, total }
  }

  /** How many of what the shop shows gave which stars, for all these products in one query. */
  @InjectManager()
  async ratingCounts(
    productIds: string[],
    samples: boolean,
    @MedusaContext() context: Tx = {},
  ): Promise<RatingCount[]> {
    if (productIds.length === 0) return []
    return await manager(context).execute<RatingCount[]>(
      `select product_id, rating, count(*)::int as count, (count(*) filter (where sample))::int as samples
         from product_review
        where product_id in (?) and deleted_at is null and status = 'published'
          and ((verified and not sample) or (sample and ?))
        group by product_id, rating`,
      [productIds, samples],
    )
  }

  /** Products that were reviewed, whatever became of it. */
  @InjectManager()
  async reviewedProducts(samples: boolean, @MedusaContext() context: Tx = {}): Promise<string[]> {
    const rows = await manager(context).execute<{ product_id: string }[]>(
      'select distinct product_id from product_review where deleted_at is null and (? or not sample)',
      [samples],
    )
    return rows.map(({ product_id }) => product_id)
  }

  /** The customer's own review of a product, whatever became of it. */
  async ownReview(customerId: string, productId: string): Promise<ReviewRow | null> {
    const [row] = await this.listProductReviews({ customer_id: customerId, product_id: productId })
    return (row as ReviewRow | undefined) ?? null
  }
}
