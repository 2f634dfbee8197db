/** A review's row as the database keeps it. */
export interface ReviewRow {
  id: string
  product_id: string
  customer_id: string | null
  order_id: string | null
  line_id: string | null
  rating: number
  title: string
  body: string
  author: string
  status: 'published' | 'hidden'
  hidden_reason: string | null
  hidden_by: string | null
  hidden_at: Date | null
  verified: boolean
  sample: boolean
  created_at: Date
  updated_at: Date
}

/** How many reviews of a product gave one number of stars. */
export interface RatingCount {
  product_id: string
  rating: number
  count: number
  samples: number
}

export type ReviewSort = 'newest' | 'highest' | 'lowest'

export interface ReviewPageWish {
  productId: string
  /** Whether the demo's reviews count. */
  samples: boolean
  /** Whether hidden and unverified ones are shown too: to administrators. */
  all: boolean
  rating?: number | undefined
  sort: ReviewSort
  page: number
  limit: number
}
