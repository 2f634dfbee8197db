import { useCallback, useEffect, useState } from 'react'
import type { AdminReviewsPage } from '../../../lib/reviews/admin-page'
import { adminFetch } from '../admin-fetch'

export interface ReviewsWish {
  limit: number
  offset: number
  q: string
  status: string
  productId: string
}

function addressOf({ limit, offset, q, status, productId }: ReviewsWish): string {
  const query = new URLSearchParams({ limit: String(limit), offset: String(offset) })
  if (q.trim()) query.set('q', q.trim())
  if (status) query.set('status', status)
  if (productId) query.set('product_id', productId)
  return `/reviews?${query.toString()}`
}

/** A page of reviews. What came before stays until the next has come; late answers to older wishes are dropped. */
export function useReviews(wish: ReviewsWish) {
  const address = addressOf(wish)
  const [times, setTimes] = useState(0)
  const [state, setState] = useState<{ page: AdminReviewsPage | null; failure: string | null; of: string }>({
    page: null,
    failure: null,
    of: '',
  })
  const asked = `${address}#${times}`

  useEffect(() => {
    let current = true
    adminFetch<AdminReviewsPage>(address)
      .then((page) => current && setState({ page, failure: null, of: asked }))
      .catch((error: unknown) => {
        const failure = error instanceof Error ? error.message : 'The reviews could not be loaded.'
        if (current) setState((before) => ({ ...before, failure, of: asked }))
      })
    return () => {
      current = false
    }
  }, [address, asked])

  const reload = useCallback(() => setTimes((count) => count + 1), [])
  return { page: state.page, failure: state.failure, loading: state.of !== asked, reload }
}
