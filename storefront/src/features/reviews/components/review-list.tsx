import type { ReviewPage } from '@caseloom/contract'
import { useQuery, type UseInfiniteQueryResult, type InfiniteData } from '@tanstack/react-query'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { useFocusNext } from '~/components/ui/use-focus-next'
import { useWho } from '~/lib/who'
import { ownReviewQuery, useSetVisibility } from '../api/own-review'
import { starsWord } from '../lib/rating-words'
import { reviewsOf } from '../lib/pages'
import { ReviewCard, VisibilityButton } from './review-card'

export function ReviewList({
  productId,
  query,
  rating,
  onAll,
}: {
  productId: number
  query: UseInfiniteQueryResult<InfiniteData<ReviewPage>>
  rating: number | undefined
  onAll: () => void
}) {
  const { isAdmin, status } = useWho()
  const own = useQuery({ ...ownReviewQuery(productId), enabled: status === 'signedIn' }).data?.review
  const visibility = useSetVisibility(productId)
  const { data, isError, isPending, hasNextPage, isFetchingNextPage } = query
  const reviews = data ? reviewsOf(data.pages) : []
  // The writer's own stands above the list.
  const others = reviews.filter(({ id }) => id !== own?.id)
  const { list, onMore } = useFocusNext<HTMLUListElement>(others.length, 'article')

  if (isPending) return <Waiting />
  if (isError && !data)
    return (
      <ErrorState title="The reviews didn’t come" heading="h2" onRetry={() => void query.refetch()}>
        Everything else on this page works.
      </ErrorState>
    )
  if (reviews.length === 0)
    return rating === undefined ? (
      <EmptyState title="No reviews yet">
        Once somebody has this case in their hands, what they think of it stands here.
      </EmptyState>
    ) : (
      <EmptyState
        title={`Nobody gave ${starsWord(rating)}`}
        actions={<Button onClick={onAll}>Show all reviews</Button>}
      />
    )
  return (
    <>
      <ul
        ref={list}
        className="divide-y divide-line border-b border-line"
        aria-busy={query.isPlaceholderData}
      >
        {others.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              controls={
                isAdmin ? (
                  <VisibilityButton
                    review={review}
                    busy={visibility.isPending && visibility.variables.id === review.id}
                    onSet={(hidden) => visibility.mutate({ id: review.id, hidden })}
                  />
                ) : null
              }
            />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          variant="outline"
          className="mt-8"
          busy={isFetchingNextPage}
          onClick={() => {
            onMore()
            void query.fetchNextPage()
          }}
        >
          Show more
          <span className="sr-only"> reviews</span>
        </Button>
      ) : null}
    </>
  )
}

function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">Loading reviews</span>
      {[0, 1, 2].map((at) => (
        <div key={at} className="space-y-3 border-b border-line py-7">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      ))}
    </div>
  )
}
