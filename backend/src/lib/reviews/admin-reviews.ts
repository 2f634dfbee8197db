import type { MedusaContainer, ProductDTO } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { env } from '../../env'
import { PRODUCT_REVIEW_MODULE } from '../../modules/product_review'
import type { ReviewRow } from '../../modules/product_review/types'
import { oneHolds } from '../database/literally'
import type { AdminReview, AdminReviewsPage, AdminReviewsQuery, ReviewStanding } from './admin-page'

const standingOf = (row: ReviewRow): ReviewStanding => {
  if (!row.sample && !row.verified) return 'order_fell'
  return row.status
}
const whereStanding: Record<ReviewStanding, object> = {
  published: { status: 'published', $or: [{ verified: true }, { sample: true }] },
  hidden: { status: 'hidden', $or: [{ verified: true }, { sample: true }] },
  order_fell: { verified: false, sample: false },
}
const iso = (date: Date | null) => (date ? new Date(date).toISOString() : null)

function present(row: ReviewRow, products: Map<string, ProductDTO>): AdminReview {
  const product = products.get(row.product_id)
  return {
    id: row.id,
    product: {
      id: row.product_id,
      title: product?.title ?? 'A deleted product',
      thumbnail: product?.thumbnail ?? null,
    },
    rating: row.rating,
    title: row.title,
    body: row.body,
    author: row.author,
    created_at: new Date(row.created_at).toISOString(),
    standing: standingOf(row),
    sample: row.sample,
    hidden_reason: row.hidden_reason,
    hidden_by: row.hidden_by,
    hidden_at: iso(row.hidden_at),
  }
}

async function productsOf(scope: MedusaContainer, ids: string[]): Promise<Map<string, ProductDTO>> {
  if (ids.length === 0) return new Map()
  const rows = await scope
    .resolve(Modules.PRODUCT)
    .listProducts({ id: ids }, { select: ['id', 'title', 'thumbnail'], take: ids.length })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Products that a moderator finds reviews of, by title: those whose reviews are all that is left of them are none to choose. */
async function reviewedProducts(scope: MedusaContainer): Promise<AdminReviewsPage['products']> {
  const ids = await scope.resolve(PRODUCT_REVIEW_MODULE).reviewedProducts(env.DEMO_DATA)
  const products = [...(await productsOf(scope, ids)).values()]
  return products.map(({ id, title }) => ({ id, title })).sort((a, b) => a.title.localeCompare(b.title))
}

/** A page of reviews for the moderators, newest first, and the products to choose from. */
export async function adminReviews(
  scope: MedusaContainer,
  { limit, offset, q, status, product_id }: AdminReviewsQuery,
): Promise<AdminReviewsPage> {
  const filters: object[] = [
    ...(env.DEMO_DATA ? [] : [{ sample: false }]),
    ...(product_id ? [{ product_id }] : []),
    ...(status ? [whereStanding[status]] : []),
    ...(q ? [oneHolds(['title', 'body', 'author'], q)] : []),
  ]
  const [rows, count] = await scope
    .resolve(PRODUCT_REVIEW_MODULE)
    .listAndCountProductReviews(filters.length > 0 ? { $and: filters } : {}, {
      order: { created_at: 'DESC', id: 'DESC' },
      take: limit,
      skip: offset,
    })
  const [products, toChooseFrom] = await Promise.all([
    productsOf(scope, [...new Set(rows.map((row) => row.product_id))]),
    reviewedProducts(scope),
  ])
  return {
    reviews: rows.map((row) => present(row, products)),
    count,
    limit,
    offset,
    products: toChooseFrom,
  }
}

/** One review, or null. */
export async function adminReview(scope: MedusaContainer, id: string): Promise<AdminReview | null> {
  const [row] = await scope.resolve(PRODUCT_REVIEW_MODULE).listProductReviews({ id })
  return row ? present(row, await productsOf(scope, [row.product_id])) : null
}
