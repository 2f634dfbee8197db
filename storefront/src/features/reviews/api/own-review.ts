import type { ReviewInput } from '@caseloom/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { sameSession } from '~/lib/same-session'

/** Whether the customer may review a product, and what they wrote. Under `me`: forgotten on signing out. */
export const ownReviewQuery = (productId: number) =>
  queryOptions({
    queryKey: ['me', 'review', productId],
    queryFn: ({ signal }) => api.call('getOwnReview', { params: { id: String(productId) }, signal }),
    meta: { silent: true },
  })

/**
 * Publishes a review, and shows it wherever reviews and their average stand. `onPublished` comes before it is shown as the customer's
 * own; neither comes to somebody else who is signed in by then.
 */
export function useCreateReview(productId: number, onPublished: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReviewInput) => api.call('createReview', { params: { id: String(productId) }, body }),
    onMutate: sameSession,
    onSuccess: async (review, _body, isSameSession) => {
      if (isSameSession()) {
        onPublished()
        client.setQueryData(ownReviewQuery(productId).queryKey, {
          canReview: false,
          reason: 'already_reviewed',
          review,
        })
      }
      await refreshReviews(client, productId)
    },
    meta: { silent: true },
  })
}

/** Hides a review from the shop or shows it again: for administrators. */
export function useSetVisibility(productId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, hidden }: { id: string; hidden: boolean }) =>
      api.call('setReviewVisibility', { params: { id }, body: { hidden } }),
    onSuccess: () => refreshReviews(client, productId),
  })
}

/** The lists of the product and of the shop, and the averages that cards and the product page show. */
async function refreshReviews(client: ReturnType<typeof useQueryClient>, productId: number) {
  await Promise.all(
    [['reviews', String(productId)], ['reviews', 'shop'], ['products'], ['cards']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
}
